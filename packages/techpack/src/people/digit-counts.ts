import { timesOf } from '../decorations.ts'
import type { MadeLine } from './made-line.ts'
import type { PersonalPlace } from './personal-places.ts'

export const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** What a kit of numbers is taken from: digits of one height in the same colours. */
export type DigitKit = {
  readonly decorationId: string
  readonly letterInches: number
  /** Codes of the colours. */
  readonly colors: readonly string[]
  readonly sizes: readonly { readonly sizeName: string; readonly counts: readonly number[] }[]
}

type Counted = Omit<DigitKit, 'sizes'> & { readonly sizes: { sizeName: string; counts: number[] }[] }

/** TP49: how many of each digit are put on, by place, height and colours, and by the garment's size. */
export function digitKits(people: readonly MadeLine[], places: readonly PersonalPlace[]): DigitKit[] {
  const kits = new Map<string, Counted>()
  for (const place of places.filter(({ kind }) => kind === 'number')) {
    const decorationId = place.made.decoration.id
    for (const { line, words } of people) {
      const made = words.find(each => each.decorationId === decorationId)
      if (!made) continue
      const colors = made.inks.map(({ code }) => code)
      const key = JSON.stringify([decorationId, made.letterInches, colors])
      const kit: Counted = kits.get(key) ?? {
        decorationId,
        letterInches: made.letterInches,
        colors,
        sizes: [],
      }
      kits.set(key, kit)
      const known = kit.sizes.find(({ sizeName }) => sizeName === line.size)
      const size = known ?? { sizeName: line.size, counts: digits.map(() => 0) }
      if (!known) kit.sizes.push(size)
      for (const letter of made.shown) {
        const at = (digits as readonly string[]).indexOf(letter)
        if (at >= 0) size.counts[at] = size.counts[at]! + line.pieces * timesOf(place.made)
      }
    }
  }
  return [...kits.values()]
}
