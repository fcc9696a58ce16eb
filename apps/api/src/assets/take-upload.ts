import { createHash, randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { mostUploadBytes } from '@teamloom/contract/assets.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { keepUpload } from '#api/assets/keep-upload.ts'
import { linkSeconds } from '#api/assets/signed-links.ts'
import type { FullRoom, Owner } from '#api/assets/storage.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Files } from '#api/platform/files/files.ts'
import { Outage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'

/**
 * The most that an account puts past us while one address lasts, in megabytes: nothing of it is in anybody's room
 * before it is taken.
 */
const mostMegabytes = 2000

/** Where a browser puts what is for an asset; it is nothing yet, and goes the same night. */
export const arrivedKey = (assetId: string): string => `incoming/${assetId}`

/** AC57: whether as many bytes more of the account may lie where nobody has looked at them; counted where they may. */
export async function mayPutPastUs(
  tx: Tx,
  { uploaderId, bytes, now }: { readonly uploaderId: string; readonly bytes: number; readonly now: Date },
): Promise<boolean> {
  const limit = { most: mostMegabytes, windowSeconds: linkSeconds }
  return (await takeAttempt(tx, `put ${uploaderId}`, limit, now, Math.ceil(bytes / 1e6))) === 0
}

/**
 * What was put past us for an asset becomes its content; whether there was any. The file is first copied to where
 * nobody else may put, and hashed there: what is looked at is what is kept.
 */
export async function takeUpload(
  asset: Owner & { readonly id: string },
  dependencies: Pick<Dependencies, 'database' | 'files' | 'config' | 'now'>,
): Promise<Result<boolean, Refusal<FullRoom | 'file_too_big'>>> {
  const { files } = dependencies
  if (!files.addressToPut) return ok(false)
  const arrived = arrivedKey(asset.id)
  const taken = `incoming/taken-${randomUUID()}`
  if (!(await files.copy(arrived, taken))) return ok(false)
  try {
    const { hash, bytes } = await readThrough(files, taken)
    const kept =
      bytes > mostUploadBytes
        ? refuse('file_too_big')
        : await keepUpload(
            asset,
            {
              hash,
              bytes,
              keepOnce: async key => {
                if (await files.exists(key)) return
                if (!(await files.copy(taken, key))) throw new Outage('what was put into the object store')
              },
              discard: async () => {},
            },
            dependencies,
          )
    await files.remove(arrived)
    return kept.ok ? ok(true) : kept
  } finally {
    await files.remove(taken).catch(() => {})
  }
}

async function readThrough(files: Files, key: string): Promise<{ hash: string; bytes: number }> {
  const stream = await files.open(key)
  if (!stream) throw new Outage('what was put into the object store')
  const hash = createHash('sha256')
  let bytes = 0
  try {
    await pipeline(stream, async function (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        hash.update(chunk)
      }
    })
  } catch (error) {
    throw new Outage('the object store', { cause: error })
  }
  return { hash: hash.digest('hex'), bytes }
}
