import zlib from 'node:zlib'
import type { FilmPicture, PlainInk } from '@teamloom/techpack/films.ts'
import type { InkCovers } from '#api/platform/artwork/artwork-lane.ts'

/** Of each ink what of it is where, in its own colour and in black. */
export function filmPictures(covers: InkCovers, inks: readonly PlainInk[]): readonly FilmPicture[] {
  return covers.planes.map((plane, at) => ({
    colored: dataUrl(filmPicture(covers, plane, inks[at]?.hex ?? black)),
    black: dataUrl(filmPicture(covers, plane, black)),
  }))
}

const black = '#000000'

function dataUrl(bytes: Buffer): string {
  return `data:image/png;base64,${bytes.toString('base64')}`
}

/** A PNG of one colour that is more or less there. */
function filmPicture({ width, height }: InkCovers, plane: Uint8Array, hex: string): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits, from a palette.
  head.set([8, 3, 0, 0, 0], 8)
  const color = Buffer.from(hex.slice(1), 'hex')
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.concat(Array.from({ length: 256 }, () => color))),
    chunk('tRNS', Buffer.from(Array.from({ length: 256 }, (_, cover) => cover))),
    chunk('IDAT', plane),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(zlib.crc32(content))
  return Buffer.concat([length, content, sum])
}
