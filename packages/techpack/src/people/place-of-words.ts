import type { Label } from '@teamloom/kit/label.ts'
import { toldInches } from '@teamloom/kit/length.ts'
import type { MadeDecoration } from '../decorations.ts'
import type { WordedMeasure } from '../item-placements.ts'
import { ruleOf } from '../placement-rules.ts'
import type { PrintMark } from '../placement-words.ts'
import type { ItemSheet } from '../sheet.ts'
import type { MadeWords } from './made-line.ts'

type PlacedWords = Record<'down' | 'across', { readonly inches: number; readonly rule: Label }>

/** What of words is measured to: accents and rings go beyond it. */
const lettersMarks = {
  top: {
    en: 'upper edge of the capitals or numerals',
    fr: 'au bord supérieur des majuscules ou des chiffres',
  },
  middle: { en: 'middle of the words', fr: 'au milieu des mots' },
  edge: { en: 'middle of the words', fr: 'au milieu des mots' },
} as const satisfies Record<PrintMark, Label>

/**
 * TP48: where a person's words lie in their size: the middle of what the design shows there, in letters of their own
 * height. Undefined of what is not placed.
 */
export function placeOfWords(
  { letterInches }: Pick<MadeWords, 'letterInches'>,
  { decoration, size, inkOff }: MadeDecoration,
  sizeName: string,
  sheet: ItemSheet | undefined,
): PlacedWords | undefined {
  const placement = sheet?.placements.find(({ decorationId }) => decorationId === decoration.id)
  const placed = placement?.sizes.find(each => each.sizeName === sizeName)
  if (!placed || !size) return undefined
  const share = placed.widthInches / size.widthInches
  const { down, across } = placed
  const isTop = down.to === 'top'
  const middleDown = signed(down) + (isTop ? placed.heightInches / 2 : 0) - inkOff.v * share
  const middleAcross = across.inches + (across.to === 'edge' ? placed.widthInches / 2 : 0)
  const told = (way: 'down' | 'across', measure: WordedMeasure, inches: number) => ({
    inches: Math.abs(inches),
    rule: ruleOf({ ...measure, way, inches }, lettersMarks),
  })
  return {
    down: told('down', down, isTop ? middleDown - letterInches / 2 : middleDown),
    across: told('across', across, middleAcross),
  }
}

/** How far accents, round letters and outlines go beyond the upper edge of capitals, in inches. */
export function beyondLetters({ letterInches, middle }: Pick<MadeWords, 'letterInches' | 'middle'>): number {
  return middle.down - letterInches / 2
}

/** From where the letters are measured to the upper edge of their file, which is what is laid on the cloth. */
export function topOfFile(
  words: Pick<MadeWords, 'letterInches' | 'middle'>,
  made: MadeDecoration,
  sizeName: string,
  sheet: ItemSheet | undefined,
): number | undefined {
  const placed = placeOfWords(words, made, sizeName, sheet)
  return placed && toldInches(placed.down.inches) - beyondLetters(words)
}

/** Inches with the sign that they were measured with: the rule's words alone say that it goes up. */
function signed({ rule, inches }: WordedMeasure): number {
  return rule.en.includes(' upwards ') ? -inches : inches
}
