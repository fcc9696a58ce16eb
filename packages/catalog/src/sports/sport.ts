import type { Label } from '@teamloom/kit/label.ts'

/** What a book of rules says of the numbers on a team's shirts. */
export type NumberRules = {
  /** The book and its rule, as it is cited. */
  readonly source: string
  readonly year: number
  /** Whether a shirt may have it; digits alone, as they are written: `7` is not `07`. */
  readonly allows: (number: string) => boolean
  /** Pairs of numbers of which a team may have one alone. */
  readonly apart: readonly (readonly [string, string])[]
  /** Two of a team may have one number. */
  readonly mayRepeat: boolean
  /** The least height of numerals, inches; absent where the rule asks for none. */
  readonly leastInches: { readonly back?: number; readonly front?: number; readonly sleeve?: number }
  /** Numerals stand out from the shirt by their colour. */
  readonly contrast: boolean
}

/** What a team plays, and the book that it plays by; chosen once for the team. */
export type Sport = {
  readonly name: string
  readonly label: Label
  /** Null where no book says anything. */
  readonly numbers: NumberRules | null
}

/** A book's centimetres, to the next hundredth of an inch above. */
export const inchesOf = (centimetres: number) => Math.ceil((centimetres / 2.54) * 100) / 100

/** From one number to another, without a zero before it. */
export function isWithin(least: number, most: number): (number: string) => boolean {
  return number => /^(0|[1-9]\d?)$/.test(number) && Number(number) >= least && Number(number) <= most
}
