import zlib from 'node:zlib'
import { assetCalls } from '@teamloom/contract/assets.ts'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Person } from '#api/testing/people.ts'

/** Files as people send them, made here. */

export function svg(content: string, attributes = 'viewBox="0 0 400 300"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
}

/** A crest in three flat colours. */
export const crestSvg = svg(
  '<rect width="400" height="300" fill="#163e2d"/><circle cx="200" cy="150" r="110" fill="#e5a21b"/><path d="M140 210 200 80l60 130z" fill="#fbfbf9"/>',
)

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Two flat colours, left and right. */
export async function png(width = 640, height = 480, left = '#163e2d', right = '#e5a21b'): Promise<Buffer> {
  const input = await flat(width >> 1, height, left)
  return sharp(await flat(width, height, right))
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** A PNG that says it is so large, of few bytes: all its pixels are one colour. */
/** A green square in the middle of white. */
export async function onGround(): Promise<Buffer> {
  const input = await flat(400, 400, '#163e2d')
  return sharp(await flat(800, 600, '#ffffff'))
    .composite([{ input }])
    .png()
    .toBuffer()
}

export function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 1000))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', zlib.deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(zlib.crc32(content))
  return Buffer.concat([length, content, sum])
}

type Named = { readonly filename: string; readonly type?: string }

/** An address to put a file to, and the asset that it becomes. */
export function askForUpload(person: Person, filename: string, teamId = person.teamId) {
  return person.call(assetCalls.uploadUrl, { body: { filename, team_id: teamId } })
}

export function putFile(app: FastifyInstance, url: string, bytes: string | Uint8Array) {
  const { pathname, search } = new URL(url)
  return app.inject({
    method: 'PUT',
    url: pathname + search,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes as Uint8Array),
  })
}

/** A file that was put and is ready to be read. */
export async function upload(
  app: FastifyInstance,
  person: Person,
  bytes: string | Uint8Array,
  { filename, type = 'screenprint' }: Named,
) {
  const { url, assetId } = await askForUpload(person, filename)
  await putFile(app, url, bytes)
  return { asset_id: assetId, asset_type: type }
}

/** Artwork of the person's team. */
export async function makeArtwork(
  app: FastifyInstance,
  person: Person,
  bytes: string | Uint8Array = crestSvg,
  named: Named = { filename: 'crest.svg' },
) {
  return person.call(assetCalls.create, { body: await upload(app, person, bytes, named) })
}

/** A picture that was uploaded to be the person's own: a version of it. */
export async function uploadAvatar(
  app: FastifyInstance,
  person: Person,
  bytes: string,
  filename = 'me.svg',
): Promise<string> {
  const { url, assetId } = await person.call(assetCalls.uploadUrl, { body: { filename } })
  await putFile(app, url, bytes)
  const made = await person.call(assetCalls.create, { body: { asset_id: assetId, asset_type: 'avatar' } })
  return made.assetVersionId
}

/** The code with which a file is refused as artwork, or `answered`. */
export async function refusalOf(
  app: FastifyInstance,
  person: Person,
  bytes: string | Uint8Array,
  named: Named,
): Promise<string> {
  return person.refused(assetCalls.create, { body: await upload(app, person, bytes, named) })
}
