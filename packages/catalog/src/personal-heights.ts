import type { PersonalKind } from './decorations/per-piece.ts'
import type { LocationDefinition } from './definition.ts'
import type { SizeBand } from './size-band.ts'

/** How high letters or numerals are on adults' and on youths' sizes, inches. */
export type BandHeights = Readonly<Record<SizeBand, number>>

export type Area = 'back' | 'chest' | 'sleeve'

/**
 * What is usual. Numbers: team suppliers sell 8 and 6 in for backs and 4 in for fronts, at or above the least of NFHS
 * basketball (6 in on a back, 4 in on a front). Names: 2 in letters over an 8 in number. What is smaller follows these.
 */
const usual: Readonly<Record<PersonalKind, Readonly<Record<Area, BandHeights>>>> = {
  number: {
    back: { adult: 8, youth: 6 },
    chest: { adult: 4, youth: 4 },
    sleeve: { adult: 4, youth: 3 },
  },
  name: {
    back: { adult: 2, youth: 1.5 },
    chest: { adult: 1, youth: 0.75 },
    sleeve: { adult: 0.75, youth: 0.625 },
  },
  line: {
    back: { adult: 1.5, youth: 1.25 },
    chest: { adult: 0.75, youth: 0.625 },
    sleeve: { adult: 0.75, youth: 0.625 },
  },
}

export function usualHeights(kind: PersonalKind, location: LocationDefinition): BandHeights {
  return usual[kind][areaOf(location)]
}

/** Which part of a garment letters or numerals stand on. */
export function areaOf({ panel, side }: LocationDefinition): Area {
  if (/sleeve/i.test(panel)) return 'sleeve'
  return side === 'back' ? 'back' : 'chest'
}
