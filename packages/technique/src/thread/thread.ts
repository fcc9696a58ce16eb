import type { Art } from '@teamloom/artwork/art-file.ts'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { cutPlates, type Plates } from '@teamloom/artwork/plates.ts'
import { frameMap } from '../map-frame.ts'
import { type LitMap, plainProduction, type Technique, type Work } from '../technique.ts'
import { colourShade } from './colour-shade.ts'
import { keepFew } from './keep-few.ts'
import { sew } from './sew.ts'
import { isSmall, type Shade, shadeSewing } from './shade.ts'
import type { Sewing } from './strand.ts'

/** Artwork sewn into the cloth, stitch by stitch. */
export const thread: Technique = {
  make: makeThread,
  isSized: () => true,
  readsPerInch: 100,
  production: { ...plainProduction, colorOf: 'thread', sewn: 'cloth' },
}

/** Beyond the work its shadow falls. */
const marginInches = 0.12
/** Photographs come out in as many threads as a machine holds. */
const mostThreads = 12

function makeThread(work: Work): LitMap {
  const { art, widthInches, heightInches, density, lampDegrees } = work
  const { hexes } = threadsOf(work)
  const shade = shades(art, `${sewingKey(work)} ${density} ${lampDegrees}`, () =>
    shadeSewing(sewArt(work), frameMap(widthInches, heightInches, density, marginInches), lampDegrees),
  )
  const { threadOfRegion } = sewArt(work)
  return colourShade(
    shade,
    Array.from(threadOfRegion, number => hexes[number - 1]!),
  )
}

type Sewn = Pick<Work, 'art' | 'inks' | 'widthInches' | 'heightInches' | 'isCoarse'> & {
  /** Between rows, and between throws. Millimetres; as it is drawn where none is given. */
  readonly rowGap?: number | undefined
}

/** What an artwork's stitches are at a size; kept as long as the artwork is, for other colours and other views. */
export function sewArt(work: Sewn): Sewing {
  const { plates } = platesOf(work.art)
  return sewings(work.art, sewingKey(work), () =>
    sew(plates, threadsOf(work).threadOf, work.widthInches, work.heightInches, work),
  )
}

const sewings = keepFew<Sewing>(3)
const shades = keepFew<Shade>(2, isSmall)
const photographs = keepFew<{ readonly plates: Plates; readonly colors: readonly string[] }>(1)

function platesOf(art: Art): { readonly plates: Plates; readonly colors: readonly string[] } {
  if (art.kind === 'plates') return { plates: art.plates, colors: [] }
  return photographs(art, '', () => {
    const colors = extractColors(art.pixels, mostThreads)
    return { colors, plates: cutPlates(art.pixels, colors.length > 0 ? colors : ['#000000']) }
  })
}

/** Plates in the same ink are sewn with one thread: numbers from 1, 0 for a plate that is left out. */
export function threadsOf({ art, inks }: Pick<Work, 'art' | 'inks'>) {
  const { plates, colors } = platesOf(art)
  const chosen = inks ?? colors
  const hexes: string[] = []
  const threadOf = Array.from({ length: plates.count }, (_, plate) => {
    const hex = chosen[plate]
    if (hex == null) return 0
    const known = hexes.indexOf(hex)
    return known >= 0 ? known + 1 : hexes.push(hex)
  })
  return { hexes, threadOf }
}

function sewingKey(work: Sewn): string {
  return `${work.widthInches} ${work.heightInches} ${threadsOf(work).threadOf.join()} ${work.isCoarse} ${work.rowGap}`
}
