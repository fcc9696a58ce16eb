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

/** What tells how large it is: pixels to the inch, across and down. */
export function pngDensity(across: number, down = across): Buffer {
  const bytes = Buffer.alloc(9)
  bytes.writeUInt32BE(Math.round(across * inchesPerMetre), 0)
  bytes.writeUInt32BE(Math.round(down * inchesPerMetre), 4)
  bytes[8] = 1
  return pngChunk('pHYs', bytes)
}

/** Chunks that say how large a picture is, or in what a reader finds that too. */
const tellsSize: ReadonlySet<string> = new Set(['pHYs', 'eXIf'])

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** A PNG that says that its pixels are so large in all, whatever it said before; its pixels and colours as they are. */
export function pngAtSize(png: Uint8Array, { widthInches, heightInches }: Extent): Buffer {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.length)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const parts: Buffer[] = []
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (!tellsSize.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IHDR') parts.push(pngDensity(width / widthInches, height / heightInches))
    at = end
  }
  return Buffer.concat([signature, ...parts])
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
