import type { FinestOfWords } from '@teamloom/artwork/words-outline.ts'
import type { ToldOfWords } from '@teamloom/design/dress-person.ts'
import type { PlainInk } from '../films.ts'
import type { OrderedLine } from './ordered-line.ts'

/** Words as they are put on by one of the decorations, as large as they are made. Inches. */
export type MadeWords = {
  readonly decorationId: string
  readonly shown: string
  /** The height of capitals or numerals. */
  readonly letterInches: number
  /** The size of all that is inked. */
  readonly widthInches: number
  readonly heightInches: number
  /** From the upper left of that to what lies in the middle of their place. */
  readonly middle: { readonly across: number; readonly down: number }
  readonly inks: readonly PlainInk[]
  readonly finest: FinestOfWords
  /** TP48: letters touch that are cut apart elsewhere: the font joins them. */
  readonly areJoined?: true
}

export type MadeLine = {
  readonly line: OrderedLine
  readonly words: readonly MadeWords[]
  /** What of its words cannot be made, or makes all letters otherwise than the design has them. */
  readonly told: readonly ToldOfWords[]
}

/** What a file of words is of. */
export function wordsKeyOf(lineId: string, decorationId: string): string {
  return `${lineId} ${decorationId}`
}

/** Whether letters of somebody's words touch there, as the font joins them. */
export function hasJoined(people: readonly MadeLine[], decorationId: string): boolean {
  return people.some(({ words }) => words.some(each => each.decorationId === decorationId && each.areJoined))
}
