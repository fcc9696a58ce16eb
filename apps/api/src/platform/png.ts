import { once } from 'node:events'
import zlib from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const inchesPerMetre = 1 / 0.0254

/** A PNG's kinds of pixels: bits of each sample, and what samples a pixel has, as its head numbers them. */
export const pngKinds = { palette: [8, 3], colorWithCover: [8, 6] } as const

type Head = { readonly width: number; readonly height: number; readonly kind: readonly [number, number] }

/** A PNG of parts that are there already: what is before its pixels, and these as they are deflated. */
export function writePng(head: Head, before: readonly Uint8Array[], pixels: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(head.width, 0)
  bytes.writeUInt32BE(head.height, 4)
  bytes.set(head.kind, 8)
  return Buffer.concat([
    signature,
    pngChunk('IHDR', bytes),
    ...before,
    ...pixels.map(part => pngChunk('IDAT', part)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(zlib.crc32(content))
  return Buffer.concat([length, content, sum])
}

/** What tells how large it is: pixels to the inch. */
export function pngDensity(perInch: number): Buffer {
  const bytes = Buffer.alloc(9)
  const perMetre = Math.round(perInch * inchesPerMetre)
  bytes.writeUInt32BE(perMetre, 0)
  bytes.writeUInt32BE(perMetre, 4)
  bytes[8] = 1
  return pngChunk('pHYs', bytes)
}

/** A picture that is never whole in memory: bands of straight RGBA rows, one below the other, as they come. */
export async function pngOfBands(
  size: { readonly width: number; readonly height: number; readonly perInch: number },
  bands: AsyncIterable<Uint8Array>,
): Promise<Buffer> {
  const deflate = zlib.createDeflate({ level: 2 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const ended = once(deflate, 'end')
  const row = size.width * 4
  for await (const band of bands) {
    const rows = Buffer.alloc((band.length / row) * (row + 1))
    // None of PNG's filters, as the byte before each row says.
    for (let from = 0, to = 1; from < band.length; from += row, to += row + 1)
      rows.set(band.subarray(from, from + row), to)
    if (!deflate.write(rows)) await once(deflate, 'drain')
  }
  deflate.end()
  await ended
  return writePng({ ...size, kind: pngKinds.colorWithCover }, [pngDensity(size.perInch)], parts)
}
