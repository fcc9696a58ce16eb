import type { FilmPicture, PlainInk } from '@teamloom/techpack/films.ts'
import type { InkCovers } from '#api/platform/artwork/artwork-lane.ts'
import { pngChunk, pngKinds, writePng } from '#api/platform/png.ts'

/** Pictures of each ink alone, where it lies: in its own colour and in black. */
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
  const color = Buffer.from(hex.slice(1), 'hex')
  const palette = pngChunk('PLTE', Buffer.concat(Array.from({ length: 256 }, () => color)))
  const covers = pngChunk('tRNS', Buffer.from(Array.from({ length: 256 }, (_, cover) => cover)))
  return writePng({ width, height, kind: pngKinds.palette }, [palette, covers], [plane])
}
