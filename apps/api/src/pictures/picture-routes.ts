import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { sides } from '@teamloom/bakes/side.ts'
import { pictureFiles } from '@teamloom/contract/picture-files.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { eq } from 'drizzle-orm'
import { looks } from '#api/db/tables.ts'
import { addressOf } from '#api/http/caller-address.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { bakesFolder, findBakes } from '#api/pictures/bake-files.ts'
import { LostArtwork, pictureFile, pictureWidths } from '#api/pictures/picture-studio.ts'

const brotliDecompress = promisify(zlib.brotliDecompress)
const forEver = 'public, max-age=31536000, immutable'
/** What lies elsewhere may go, and is then drawn again. */
const leadsFor = 'public, max-age=300'

/** Pictures of designs, and the bakes from which the studio draws its own. */
export const pictureHandlers: OpenRawHandlers = ({ database, pictures, files, config }) => [
  answers(
    pictureFiles.picture,
    async ({ params: { key, file }, query }, request, reply) => {
      const side = sides.find(known => `${known}.webp` === file)
      const width = pictureWidths.find(known => known === Number(query.w ?? 600))
      if (!side || !/^[\w-]{32}$/.test(key)) return sendRefusal(reply, 'not_found')
      if (!width)
        return sendRefusal(reply, 'validation_failed', {
          issues: [{ path: 'w', message: 'is 300, 600 or 1200' }],
        })
      const lead = config.objectStore?.publicUrl
      const kept = pictureFile(key, side, width)
      if (lead && (await files.exists(kept)))
        return reply.header('cache-control', leadsFor).redirect(`${lead}/${kept}`, 302)
      const find = async () => {
        const [look] = await database.read
          .select({ drawn: looks.drawn })
          .from(looks)
          .where(eq(looks.key, key))
        return look?.drawn as DrawnDesign | undefined
      }
      const bytes = await pictures
        .picture(key, find, side, width, addressOf(request))
        .catch((error: unknown) => {
          if (!(error instanceof LostArtwork)) throw error
          request.log.error({ err: error }, 'a picture cannot be drawn')
          return 'lost' as const
        })
      // It may be there again in a moment, as after an outage of what keeps files.
      if (bytes === 'lost') return sendRefusal(reply, 'unavailable')
      if (!bytes) return sendRefusal(reply, 'not_found')
      return reply.type('image/webp').header('cache-control', forEver).send(bytes)
    },
    { door: 'open' },
  ),

  answers(
    pictureFiles.layers,
    ({ params }, _, reply) => {
      const found = findBakes(params.product)
      if (!found) return sendRefusal(reply, 'not_found')
      return reply.type('application/json').header('cache-control', 'no-cache').send(found.json)
    },
    { door: 'open' },
  ),

  answers(
    pictureFiles.layer,
    async ({ params: { product, file } }, request, reply) => {
      const entries = Object.values(findBakes(product)?.manifest.sides ?? {}).flat()
      if (!entries.some(entry => entry.file === file && entry.of === undefined))
        return sendRefusal(reply, 'not_found')
      const bytes = await fs.promises.readFile(path.join(bakesFolder(product), file))
      reply
        .type('application/octet-stream')
        .header('cache-control', forEver)
        .header('vary', 'accept-encoding')
      const accepts = String(request.headers['accept-encoding'] ?? '')
      if (/\bbr\b/.test(accepts)) return reply.header('content-encoding', 'br').send(bytes)
      return reply.send(await brotliDecompress(bytes))
    },
    { door: 'open' },
  ),
]
