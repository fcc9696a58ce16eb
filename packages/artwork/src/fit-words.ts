import { drawWords, type LetterFont, missingLetter } from './draw-words.ts'
import { em, letterHeight } from './lay-letters.ts'
import type { TextRecipe } from './text-recipe.ts'

/** How all words of a list are set alike: the height of capitals or numerals in inches, spacing in ems, width of letters. */
export type Setting = {
  readonly letterInches: number
  readonly letterSpacing: number
  /** 1: as the font has them. */
  readonly narrow: number
}

/** What a place has for them. Inches. */
export type Room = {
  readonly widthInches: number
  /** How high they are where all fit. */
  readonly letterInches: number
  /** They are made no lower than this. */
  readonly leastInches: number
  /** How words were set there before that these join: they are set alike, as far as they fit. */
  readonly as?: Setting | undefined
}

export type Fitted = {
  readonly setting: Setting
  /** Words that are too wide in the lowest and narrowest letters: they decide nothing. */
  readonly tooLong: readonly string[]
  /** Letters that the font does not have, each with the words that have it. */
  readonly missing: readonly { readonly words: string; readonly letter: string }[]
}

/** The narrowest letters, of the font's own width: below it they are another face. */
const narrowest = 0.75
/** The same in per cent, as it is told. */
export const narrowestPercent = 100 * narrowest
/** The nearest that letters come, in ems, where the recipe has them no nearer: they do not touch. */
const nearest = -0.02

/**
 * One look for all words of a list: where the longest is too wide, letters of all come nearer, then are narrower, then
 * lower.
 */
export function fitWords(recipe: TextRecipe, font: LetterFont, list: readonly string[], room: Room): Fitted {
  const fitting = fitInTurns(recipe, font, list, room)
  let fitted = fitting.next()
  while (!fitted.done) fitted = fitting.next()
  return fitted.value
}

/** As `fitWords`, a word after the other, each of which takes a part of a millisecond. */
export function* fitInTurns(
  recipe: TextRecipe,
  font: LetterFont,
  list: readonly string[],
  { as, ...room }: Room,
): Generator<undefined, Fitted> {
  if (!as) return yield* fitFreely(recipe, font, list, room)
  const { letterInches, letterSpacing, narrow } = as
  const fitted = yield* fitFreely({ ...recipe, letterSpacing }, font, list, { ...room, letterInches })
  const { setting } = fitted
  return { ...fitted, setting: { ...setting, narrow: Math.min(setting.narrow, narrow) } }
}

function* fitFreely(
  recipe: TextRecipe,
  font: LetterFont,
  list: readonly string[],
  room: Room,
): Generator<undefined, Fitted> {
  const missing: { words: string; letter: string }[] = []
  const widths: { readonly words: string; readonly widthAt: WidthAt }[] = []
  for (const words of new Set(list)) {
    if (words === '') continue
    const shown = asShown(recipe, words)
    const letter = missingLetter(shown, font)
    if (letter === undefined) widths.push({ words, widthAt: widthOf({ ...recipe, words: shown }, font) })
    else missing.push({ words, letter })
    yield
  }
  const inchesToEm = 1 / (letterHeight(recipe) ?? 1)
  const tightest = Math.min(recipe.letterSpacing, nearest)
  /** The room in ems at a height of letters. */
  const roomAt = (letterInches: number) => room.widthInches / (letterInches * inchesToEm)
  const isTooLong = (widthAt: WidthAt) => widthAt(tightest, narrowest) > roomAt(room.leastInches) + slack
  const tooLong = widths.filter(({ widthAt }) => isTooLong(widthAt)).map(({ words }) => words)
  const deciding = widths.filter(({ widthAt }) => !isTooLong(widthAt)).map(({ widthAt }) => widthAt)
  const widest = (spacing: number, narrow: number) =>
    Math.max(0, ...deciding.map(widthAt => widthAt(spacing, narrow)))
  const fits = (spacing: number, narrow: number) =>
    widest(spacing, narrow) <= roomAt(room.letterInches) + slack
  const told = { tooLong, missing }
  if (fits(recipe.letterSpacing, 1))
    return {
      ...told,
      setting: { letterInches: room.letterInches, letterSpacing: recipe.letterSpacing, narrow: 1 },
    }
  if (fits(tightest, 1)) {
    const letterSpacing = most(tightest, recipe.letterSpacing, spacing => fits(spacing, 1))
    return { ...told, setting: { letterInches: room.letterInches, letterSpacing, narrow: 1 } }
  }
  if (fits(tightest, narrowest)) {
    const narrow = most(narrowest, 1, share => fits(tightest, share))
    return { ...told, setting: { letterInches: room.letterInches, letterSpacing: tightest, narrow } }
  }
  const letterInches = room.widthInches / (widest(tightest, narrowest) * inchesToEm)
  return { ...told, setting: { letterInches, letterSpacing: tightest, narrow: narrowest } }
}

/**
 * How high words can be in a place: as high as they are where all fit, or lower; in letters as near and narrow as they may
 * be. Inches; undefined of what the font cannot write. It is below the least where they are too long for the place.
 */
export function highestFor(
  recipe: TextRecipe,
  font: LetterFont,
  words: string,
  { widthInches, letterInches }: Pick<Room, 'widthInches' | 'letterInches'>,
): number | undefined {
  const shown = asShown(recipe, words)
  if (missingLetter(shown, font) !== undefined) return undefined
  const inchesToEm = 1 / (letterHeight(recipe) ?? 1)
  const usualEms = widthInches / (letterInches * inchesToEm)
  const spacing = Math.min(recipe.letterSpacing, nearest)
  if (recipe.arcDegrees === 0 && mostEms(recipe, font, shown) < usualEms) return letterInches
  const ems = narrowestEms({ ...recipe, words: shown, letterSpacing: spacing }, font)
  return ems <= usualEms + slack ? letterInches : widthInches / (ems * inchesToEm)
}

function narrowestEms(recipe: TextRecipe, font: LetterFont): number {
  const drawn = drawWords(recipe, font, { narrow: narrowest })
  return 'laid' in drawn ? drawn.laid.width / em : 0
}

const advances = new WeakMap<LetterFont, Map<string, number>>()

/** More than words are wide in the narrowest letters, without drawing them: by letters that each stand alone. */
function mostEms({ outline, offset }: TextRecipe, font: LetterFont, words: string): number {
  const known = advances.get(font) ?? new Map<string, number>()
  advances.set(font, known)
  let ems = 0
  for (const letter of words) {
    const own = known.get(letter) ?? advanceOf(font, letter)
    known.set(letter, own)
    ems += own
  }
  const rings = 2 * ((outline?.width ?? 0) + (offset?.width ?? 0))
  return beside + rings + narrowest * somewhatMore * ems
}

/** Ems that first and last letters may reach beyond their advance; how much wider letters may be beside each other. */
const beside = 0.6
const somewhatMore = 1.1

function advanceOf(font: LetterFont, letter: string): number {
  const { positions, glyphs } = font.layout(letter)
  const units = glyphs.reduce((sum, glyph, at) => sum + (positions[at]?.xAdvance ?? glyph.advanceWidth), 0)
  return units / font.unitsPerEm
}

/** Ems: less is how numbers are rounded. */
const slack = 1e-4

/** How wide words are with their rings, in ems. */
type WidthAt = (letterSpacing: number, narrow: number) => number

/** Along a straight line by a rule of three; around an arc they are laid each time. */
function widthOf(recipe: TextRecipe, font: LetterFont): WidthAt {
  const lay = (letterSpacing: number, narrow: number) => {
    const drawn = drawWords({ ...recipe, letterSpacing }, font, { narrow })
    return 'laid' in drawn ? drawn.laid.width / em : 0
  }
  if (recipe.arcDegrees !== 0) return lay
  const [bare, spaced, half] = [lay(0, 1), lay(1, 1), lay(0, 0.5)]
  const [perSpacing, perNarrow] = [spaced - bare, 2 * (bare - half)]
  return (letterSpacing, narrow) => bare + perSpacing * letterSpacing - perNarrow * (1 - narrow)
}

/** The most that holds, to a thousandth, where the least does. */
function most(least: number, greatest: number, holds: (value: number) => boolean): number {
  let [low, high] = [least, greatest]
  while (high - low > 0.0005) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

/** Words as they are put on: in capitals where those of the recipe are. */
export function asShown({ words: sample }: Pick<TextRecipe, 'words'>, words: string): string {
  return sample === sample.toUpperCase() ? words.toUpperCase() : words
}
