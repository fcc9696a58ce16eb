import type { SizeBand } from '@teamloom/catalog/size-band.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import type { Line } from './line.ts'

/** A name that makes all names of its list lower than they are wanted, or that fits no more. Inches. */
export type LongName = {
  readonly slotId: string
  readonly words: string
  /** How high all names were at most if no other were as long. */
  readonly ownInches: number
  /** How high all names are. */
  readonly inches: number
  readonly usualInches: number
  /** The least height of names: a name that would be lower is left out, and lowers nobody's. */
  readonly leastInches: number
  /** The first part of a double name that lowers nothing; null where there is none. */
  readonly shorter: string | null
}

/** Where the words of a slot stand, on sizes of a band. Inches. */
export type NamePlace = {
  readonly usualInches: number
  readonly leastInches: number
  /** How high words are there at most, no higher than is usual; undefined of what the font cannot write. */
  readonly highest: (words: string) => number | undefined
}

type Asked = {
  readonly lines: readonly Line[]
  readonly slots: readonly Pick<Slot, 'id' | 'kind'>[]
  readonly bandOf: (size: string) => SizeBand
  /** Its own place first, then those that show the same words. */
  readonly placesOf: (slotId: string, band: SizeBand) => readonly NamePlace[]
}

const namesInTurn = 8

/**
 * The long names of a list, each as the first place tells it where it is too long: as they are put on, by the width of
 * their letters. Others have their turns between some names and the next.
 */
export function* findLongNames({
  lines,
  slots,
  bandOf,
  placesOf,
}: Asked): Generator<undefined, readonly LongName[]> {
  const found: LongName[] = []
  for (const { id: slotId, kind } of slots) {
    if (kind !== 'name') continue
    const written = lines.filter(({ words }) => (words?.[slotId] ?? '') !== '')
    const names = [...new Set(written.map(({ words }) => words?.[slotId] ?? ''))]
    const bands = [...new Set(written.map(({ size }) => bandOf(size)))].toSorted()
    const places = bands.flatMap(band => placesOf(slotId, band))
    const told = new Set<string>()
    for (const place of places) {
      const heights = yield* heightsIn(place, names)
      const fitting = [...heights.values()].filter(height => height >= place.leastInches)
      const inches = Math.min(place.usualInches, ...fitting)
      for (const [words, ownInches] of heights) {
        if (ownInches >= place.usualInches || told.has(words)) continue
        told.add(words)
        const { usualInches, leastInches } = place
        const shorter = partsOf(words).find(part => isAsUsual(places, part)) ?? null
        found.push({ slotId, words, ownInches, inches, usualInches, leastInches, shorter })
        yield
      }
    }
  }
  return found
}

function* heightsIn(place: NamePlace, names: readonly string[]): Generator<undefined, Map<string, number>> {
  const heights = new Map<string, number>()
  for (const [at, words] of names.entries()) {
    const height = place.highest(words)
    if (height !== undefined) heights.set(words, height)
    if (at % namesInTurn === namesInTurn - 1) yield
  }
  return heights
}

function isAsUsual(places: readonly NamePlace[], words: string): boolean {
  return places.every(({ highest, usualInches }) => (highest(words) ?? 0) >= usualInches)
}

/** Parts of a double name that may stand for it. */
function partsOf(words: string): string[] {
  const parts = words.split(/(?<=.)[-\s]+(?=.)/u)
  return parts.length > 1 ? parts.filter(part => [...part].length > 2) : []
}

/** By slot and words. */
export function lookUpLongNames(
  longNames: readonly LongName[],
): (slotId: string, words: string) => LongName | undefined {
  const known = new Map(longNames.map(each => [`${each.slotId} ${each.words}`, each]))
  return (slotId, words) => known.get(`${slotId} ${words}`)
}
