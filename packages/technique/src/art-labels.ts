import type { Art } from '@teamloom/artwork/art-file.ts'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import { type MapFrame, pixelsOf } from './map-frame.ts'

type Extent = Pick<MapFrame, 'width' | 'height' | 'margin'>

/** No colour of the artwork. */
export const noLabel = 255

/** Artwork in its own colours is told apart by this many of them. */
const mostColors = 6
/** A map's pixel looks at so many of the artwork's, across and down, when it spans as many. */
const mostLooks = 6

/** Which of an artwork's colours each pixel of a map has: the one that covers most of it, or `noLabel`. */
export type ArtLabels = {
  readonly labels: Uint8Array
  /** Its colours by their labels. */
  readonly hexes: readonly string[]
}

/** `inks`: the colours that were chosen, null for one that is left out; none for artwork in its own. */
export function labelArt(art: Art, inks: readonly (string | null)[] | null, frame: Extent): ArtLabels {
  const own = art.kind === 'plates' ? null : extractColors(art.pixels, mostColors)
  const labels = new Uint8Array(frame.width * frame.height).fill(noLabel)
  if (own?.length === 0) return { labels, hexes: [] }
  const plates = art.kind === 'plates' ? art.plates : cutPlates(art.pixels, own ?? [])
  const hexes = Array.from({ length: plates.count }, (_, plate) => own?.[plate] ?? inks?.[plate] ?? '#000000')
  const isLeftOut = hexes.map((_, plate) => inks?.[plate] === null)
  const size = pixelsOf(frame)
  const looksAcross = looksFor(plates.width, size.width)
  const looksDown = looksFor(plates.height, size.height)
  const across = placesAlong(plates.width, size.width * looksAcross)
  const down = placesAlong(plates.height, size.height * looksDown)
  const votes = new Float32Array(plates.count)
  const { first, second, blend, alpha } = plates
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      votes.fill(0)
      let covered = 0
      for (let j = y * looksDown; j < (y + 1) * looksDown; j++)
        for (let i = x * looksAcross; i < (x + 1) * looksAcross; i++) {
          const at = down[j]! * plates.width + across[i]!
          if (alpha[at] === 0) continue
          const plate = blend[at]! < 128 ? first[at]! : second[at]!
          if (isLeftOut[plate]) continue
          votes[plate]! += alpha[at]!
          covered += alpha[at]!
        }
      if (covered < 127.5 * looksAcross * looksDown) continue
      let most = 0
      for (let plate = 1; plate < votes.length; plate++) if (votes[plate]! > votes[most]!) most = plate
      labels[(y + frame.margin) * frame.width + x + frame.margin] = most
    }
  return { labels, hexes }
}

/** How many of a line's pixels each of the map's looks at. */
function looksFor(from: number, to: number): number {
  return Math.max(1, Math.min(mostLooks, Math.round(from / to)))
}

function placesAlong(from: number, count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, place) => ((place + 0.5) * from) / count)
}
