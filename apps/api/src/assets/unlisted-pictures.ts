import { createHmac } from 'node:crypto'
import type { assetFiles } from '@teamloom/contract/asset-files.ts'
import { type PreviewSize, readPreview } from '#api/assets/preview.ts'
import { answers, type RawHandler } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { Secret } from '#api/platform/secret.ts'
import type { Dependencies } from '#api/services.ts'

type UnlistedPictures = {
  readonly call: typeof assetFiles.avatar | typeof assetFiles.projectPicture
  /** What its keys are made for, apart from those of other folders. */
  readonly purpose: string
  readonly size: PreviewSize
  /** Whether somebody shows this version now; its address ends with it. */
  readonly isShown: (tx: Reader, assetVersionId: string) => Promise<boolean>
}

/** Pictures at addresses that show them without a session, and that nobody guesses. */
export function openUnlistedPictures({ call, purpose, size, isShown }: UnlistedPictures) {
  function fileOf(assetVersionId: string, secret: string): string {
    const key = createHmac('sha256', secret).update(`${purpose} ${assetVersionId}`).digest('base64url')
    return `${assetVersionId}-${key.slice(0, 32)}.webp`
  }
  return {
    url: (origin: string, assetVersionId: string, secret: Secret): string =>
      `${origin}/api/v1${call.path.replace(':file', fileOf(assetVersionId, secret.signs))}`,

    handlers: ({ database, files, artwork, config }: Dependencies): readonly RawHandler[] => [
      answers(
        call,
        async ({ params: { file } }, _, reply) => {
          const versionId = file.slice(0, 36)
          const isKnown =
            /^[0-9a-f-]{36}$/.test(versionId) &&
            config.sessionSecret.opens.some(secret => file === fileOf(versionId, secret))
          if (!isKnown || !(await isShown(database.read, versionId))) return sendRefusal(reply, 'not_found')
          const bytes = await readPreview(versionId, size, { database, files, artwork })
          if (!bytes) return sendRefusal(reply, 'not_found')
          return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(bytes)
        },
        { door: 'open' },
      ),
    ],
  }
}
