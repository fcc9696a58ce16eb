import type { Rgb } from './pixels.ts'

/** A person's words as they are cut: areas of which none lies on another. Inches from the upper left of their ink. */
export type WordsOutline = {
  /** The words as they are put on: in capitals where the slot has capitals. */
  readonly shown: string
  /** Even-odd SVG paths. */
  readonly areas: readonly { readonly d: string; readonly rgb: Rgb }[]
  /** The width of all that is inked, accents and rings too. */
  readonly widthInches: number
  readonly heightInches: number
  /** The height of capitals, or of numerals. */
  readonly letterInches: number
  readonly finest: FinestOfWords
  /** Letters touch, as those of a script that its font joins. */
  readonly areJoined: boolean
  /** To what lies in the middle of the words' place. */
  readonly middle: { readonly across: number; readonly down: number }
}

/** How thick the thinnest line is, how wide the narrowest gap, how large the smallest speck; null: nothing is fine. Inches. */
export type FinestOfWords = Readonly<Record<'line' | 'gap' | 'speck', number | null>>
