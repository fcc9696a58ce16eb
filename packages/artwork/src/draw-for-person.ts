import type { ArtBox } from './art-details.ts'
import { drawWords, type LetterFont } from './draw-words.ts'
import { asShown, type Setting } from './fit-words.ts'
import { em, type LaidWords, letterHeight } from './lay-letters.ts'
import type { TextRecipe } from './text-recipe.ts'

/** A person's words as they lie on their garment. Inches. */
export type DrawnForPerson = {
  readonly laid: LaidWords
  readonly widthInches: number
  readonly heightInches: number
  /** What of the drawing is inked, in shares of it. */
  readonly inked: ArtBox
}

/**
 * A person's words in the letters of a slot. Along a straight line the middle of the drawing is the middle of the
 * capitals, whatever stands above or below them: everyone's stand on one line. Else the first letter that is missing.
 */
export function drawForPerson(
  recipe: TextRecipe,
  font: LetterFont,
  words: string,
  { letterInches, letterSpacing, narrow }: Setting,
): DrawnForPerson | { readonly missing: string } {
  const drawn = drawWords({ ...recipe, words: asShown(recipe, words), letterSpacing }, font, { narrow })
  if ('missing' in drawn) return drawn
  const height = letterHeight(recipe) ?? 1
  const laid = recipe.arcDegrees === 0 ? aroundMiddle(drawn.laid, (-height / 2) * em) : drawn.laid
  const inchesToUnit = letterInches / (height * em)
  const share = (y: number) => (y - laid.top) / laid.height
  const { top } = drawn.laid
  return {
    laid,
    widthInches: laid.width * inchesToUnit,
    heightInches: laid.height * inchesToUnit,
    inked: { left: 0, right: 1, top: share(top), bottom: share(top + drawn.laid.height) },
  }
}

/** A drawing laid as far above a line as below it. */
function aroundMiddle(laid: LaidWords, middle: number): LaidWords {
  const reach = Math.max(middle - laid.top, laid.top + laid.height - middle)
  return { ...laid, top: middle - reach, height: 2 * reach }
}
