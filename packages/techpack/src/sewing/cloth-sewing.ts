import type { Label } from '@teamloom/kit/label.ts'
import type { Cut, Hand } from '@teamloom/pattern/pattern.ts'
import type { StitchClass } from './stitch-classes.ts'

/** Size in hundredths of a millimetre and as it is numbered beside; its point by the letters of makers, and in words. */
export type Needle = {
  readonly nm: number
  readonly us: number
  readonly code: 'SES' | 'SUK' | 'R'
  readonly point: Label
}

/** How a garment's cloth is sewn. */
export type ClothSewing = {
  readonly name: 'light' | 'heavy' | 'padded' | 'woven' | 'knit'
  /** What joins its pieces. */
  readonly joins: StitchClass
  /** What holds a hem or an allowance down in two rows. */
  readonly covers: StitchClass
  /** Stitches to the inch. */
  readonly perInch: Readonly<Partial<Record<StitchClass, number>>>
  readonly needle: Needle
}

const lightBall = { code: 'SES', point: { en: 'light ball point', fr: 'pointe à bille légère' } } as const
const mediumBall = { code: 'SUK', point: { en: 'medium ball point', fr: 'pointe à bille moyenne' } } as const
const round = { code: 'R', point: { en: 'round point', fr: 'pointe ronde' } } as const

/** Figures are ours, as makers of thread and needles advise them for such cloth. */
export const clothSewings = {
  light: {
    name: 'light',
    joins: '514',
    covers: '406',
    perInch: { '301': 11, '406': 12, '514': 12 },
    needle: { nm: 70, us: 10, ...lightBall },
  },
  heavy: {
    name: 'heavy',
    joins: '514',
    covers: '406',
    perInch: { '301': 10, '406': 10, '514': 10 },
    needle: { nm: 80, us: 12, ...mediumBall },
  },
  padded: {
    name: 'padded',
    joins: '516',
    covers: '301',
    perInch: { '301': 9, '516': 10 },
    needle: { nm: 80, us: 12, ...round },
  },
  woven: {
    name: 'woven',
    joins: '516',
    covers: '301',
    perInch: { '301': 12, '516': 12 },
    needle: { nm: 70, us: 10, ...round },
  },
  knit: {
    name: 'knit',
    joins: '101',
    covers: '301',
    perInch: { '301': 9 },
    needle: { nm: 80, us: 12, ...mediumBall },
  },
} as const satisfies Record<ClothSewing['name'], ClothSewing>

const sewnAs: Readonly<Record<Hand, ClothSewing['name']>> = {
  jersey: 'light',
  rib: 'light',
  fleece: 'heavy',
  softFleece: 'heavy',
  linedFleece: 'heavy',
  polar: 'heavy',
  wadded: 'padded',
  mask: 'woven',
  knit: 'knit',
  foldedKnit: 'knit',
  sock: 'knit',
  cushion: 'knit',
}

/** By the garment's first piece, which is of its main cloth. */
export function clothSewingOf({ pieces }: Pick<Cut, 'pieces'>): ClothSewing {
  return clothSewings[sewnAs[pieces[0]?.hand ?? 'jersey']]
}

/** Needles, loopers and bobbins alike. */
export const sewingThread: Label = {
  en: 'polyester, ticket 120 (Tex 25)',
  fr: 'polyester, titre 120 (Tex 25)',
}

/** The thread of what is knitted: its own yarn closes it. */
export const ownYarn: Label = { en: 'its own yarn', fr: 'son propre fil' }
