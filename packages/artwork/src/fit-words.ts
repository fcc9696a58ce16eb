import { drawWords, type LetterFont, missingLetter } from './draw-words.ts'
import { em, letterHeight } from './lay-letters.ts'
import { leastSpacing, type Pair, pairsOf } from './letter-gaps.ts'
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
  /** The least height of letters: words are made no lower. */
  readonly leastInches: number
  /** What letters keep between each other, rings and all; left out, they may come as near as any. */
  readonly gapInches?: number | undefined
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
/** How narrow words may become in per cent, as it is told. */
export const narrowestPercent = 100 * narrowest
/** The nearest that letters come, in ems, where the recipe has them no nearer: they do not touch. */
const nearest = -0.02

/**
 * One look for all words of a list: where the longest is too wide, letters of all come nearer, then are narrower, then
 * lower. Where a gap is to be kept, letters of all are as far from each other as the nearest two of them need.
 */
export function fitWords(recipe: TextRecipe, font: LetterFont, list: readonly string[], room: Room): Fitted {
  const fitting = fitInTurns(recipe, font, list, room)
  let fitted = fitting.next()
  while (!fitted.done) fitted = fitting.next()
  return fitted.value
}

/** Fits words as `fitWords` does, a word after the other, each of which takes a part of a millisecond. */
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
  const gaps = gapsOf(recipe, room)
  const widths: Measured[] = []
  for (const words of new Set(list)) {
    if (words === '') continue
    const shown = asShown(recipe, words)
    const letter = missingLetter(shown, font)
    if (letter === undefined)
      widths.push({
        words,
        widthAt: widthOf({ ...recipe, words: shown }, font),
        pairs: gaps ? pairsOf(font, shown) : [],
      })
    else missing.push({ words, letter })
    yield
  }
  const inchesToEm = 1 / (letterHeight(recipe) ?? 1)
  /** The room in ems at a height of letters. */
  const roomAt = (letterInches: number) => room.widthInches / (letterInches * inchesToEm)
  const tightestFor = (pairs: readonly Pair[]) => (letterInches: number, narrow: number) =>
    Math.max(Math.min(recipe.letterSpacing, nearest), gaps?.(pairs, letterInches, narrow) ?? -1)
  const isTooLong = ({ widthAt }: Measured, pairs: readonly Pair[]) =>
    widthAt(tightestFor(pairs)(room.leastInches, narrowest), narrowest) > roomAt(room.leastInches) + slack
  const own = widths.filter(each => !isTooLong(each, each.pairs))
  const all = [...new Set(own.flatMap(({ pairs }) => pairs))]
  const tightest = tightestFor(all)
  // In letters as far apart as the nearest of others need.
  const deciding = gaps ? own.filter(each => !isTooLong(each, all)) : own
  const decides = new Set(deciding)
  const tooLong = widths.filter(each => !decides.has(each)).map(({ words }) => words)
  const widest = (spacing: number, narrow: number) =>
    Math.max(0, ...deciding.map(({ widthAt }) => widthAt(spacing, narrow)))
  const fits = (letterSpacing: number, narrow: number, letterInches = room.letterInches) =>
    widest(letterSpacing, narrow) <= roomAt(letterInches) + slack
  const told = { tooLong, missing }
  const { letterInches } = room
  const near = tightest(letterInches, 1)
  const usual = Math.max(recipe.letterSpacing, near)
  if (fits(usual, 1)) return { ...told, setting: { letterInches, letterSpacing: usual, narrow: 1 } }
  if (fits(near, 1)) {
    const letterSpacing = most(near, usual, spacing => fits(spacing, 1))
    return { ...told, setting: { letterInches, letterSpacing, narrow: 1 } }
  }
  const isNarrowed = (narrow: number) => fits(tightest(letterInches, narrow), narrow)
  if (isNarrowed(narrowest)) {
    const narrow = most(narrowest, 1, isNarrowed)
    return { ...told, setting: { letterInches, letterSpacing: tightest(letterInches, narrow), narrow } }
  }
  const isLowered = (inches: number) => fits(tightest(inches, narrowest), narrowest, inches)
  const lower = gaps
    ? // A gap is of more ems the lower letters are.
      most(room.leastInches, letterInches, isLowered)
    : room.widthInches / (widest(tightest(letterInches, narrowest), narrowest) * inchesToEm)
  return {
    ...told,
    setting: { letterInches: lower, letterSpacing: tightest(lower, narrowest), narrow: narrowest },
  }
}

type Measured = { readonly words: string; readonly widthAt: WidthAt; readonly pairs: readonly Pair[] }

/** The least spacing that keeps the gap of a place between letters; undefined where none is to be kept. */
function gapsOf(recipe: TextRecipe, { gapInches }: Pick<Room, 'gapInches'>) {
  if (gapInches === undefined) return undefined
  const rings = 2 * ((recipe.outline?.width ?? 0) + (recipe.offset?.width ?? 0))
  const inchesToEm = 1 / (letterHeight(recipe) ?? 1)
  return (pairs: readonly Pair[], letterInches: number, narrow: number) =>
    leastSpacing(pairs, gapInches / (letterInches * inchesToEm) + rings, narrow)
}

/**
 * How high words can be in a place: as high as they are where all fit, or lower; in letters as near and narrow as
 * they may be. Inches; undefined of what the font cannot write. The height is below the least where words are too
 * long for the place.
 */
export function highestFor(
  recipe: TextRecipe,
  font: LetterFont,
  words: string,
  { widthInches, letterInches, gapInches }: Pick<Room, 'widthInches' | 'letterInches' | 'gapInches'>,
): number | undefined {
  const shown = asShown(recipe, words)
  if (missingLetter(shown, font) !== undefined) return undefined
  const inchesToEm = 1 / (letterHeight(recipe) ?? 1)
  const roomAt = (inches: number) => widthInches / (inches * inchesToEm)
  const gap = gapInches === undefined ? 0 : gapInches / (letterInches * inchesToEm)
  if (recipe.arcDegrees === 0 && mostEms(recipe, font, shown, gap) < roomAt(letterInches)) return letterInches
  const gaps = gapsOf(recipe, { gapInches })
  const pairs = gaps ? pairsOf(font, shown) : []
  const emsAt = (inches: number) => {
    const least = Math.min(recipe.letterSpacing, nearest)
    const letterSpacing = Math.max(least, gaps?.(pairs, inches, narrowest) ?? least)
    return narrowestEms({ ...recipe, words: shown, letterSpacing }, font)
  }
  const ems = emsAt(letterInches)
  if (ems <= roomAt(letterInches) + slack) return letterInches
  if (!gaps) return widthInches / (ems * inchesToEm)
  return most(0, letterInches, inches => inches === 0 || emsAt(inches) <= roomAt(inches) + slack)
}

function narrowestEms(recipe: TextRecipe, font: LetterFont): number {
  const drawn = drawWords(recipe, font, { narrow: narrowest })
  return 'laid' in drawn ? drawn.laid.width / em : 0
}

const advances = new WeakMap<LetterFont, Map<string, number>>()

/** More than words are wide in the narrowest letters, without drawing them: by letters that each stand alone. */
function mostEms({ outline, offset }: TextRecipe, font: LetterFont, words: string, gap: number): number {
  const known = advances.get(font) ?? new Map<string, number>()
  advances.set(font, known)
  let ems = 0
  for (const letter of words) {
    const own = known.get(letter) ?? advanceOf(font, letter)
    known.set(letter, own)
    ems += own
  }
  const rings = 2 * ((outline?.width ?? 0) + (offset?.width ?? 0))
  const gaps = gap === 0 ? 0 : words.length * (gap + rings)
  return beside + rings + gaps + narrowest * somewhatMore * ems
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

/**
 * Along a straight line by a rule of three from where they are narrowest: another letter may stand out there than in wide
 * words, and between they are never wider than is told. Around an arc they are laid each time.
 */
function widthOf(recipe: TextRecipe, font: LetterFont): WidthAt {
  const lay = (letterSpacing: number, narrow: number) => {
    const drawn = drawWords({ ...recipe, letterSpacing }, font, { narrow })
    return 'laid' in drawn ? drawn.laid.width / em : 0
  }
  if (recipe.arcDegrees !== 0) return lay
  const least = Math.min(recipe.letterSpacing, nearest)
  const [tight, spaced, wide] = [lay(least, narrowest), lay(least + 1, narrowest), lay(least, 1)]
  const [perSpacing, perNarrow] = [spaced - tight, (wide - tight) / (1 - narrowest)]
  return (letterSpacing, narrow) =>
    tight + perSpacing * (letterSpacing - least) + perNarrow * (narrow - narrowest)
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
