import path from 'node:path'
import { drawForPerson } from '@teamloom/artwork/draw-for-person.ts'
import { drawWords, missingLetter } from '@teamloom/artwork/draw-words.ts'
import { type Fitted, fitWords, highestFor, type Room, type Setting } from '@teamloom/artwork/fit-words.ts'
import { drawingOf, inWholeUnits } from '@teamloom/artwork/lay-letters.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { type Font, openSync } from 'fontkit'
import { fontFolder } from '#api/platform/artwork/lettering/font-folder.ts'

/** A drawing of outlines, or the first letter that the font does not have. */
export type Lettering = { readonly svg: string } | { readonly missing: string }

const opened = new Map<string, Font>()

export function letterWords(recipe: TextRecipe): Lettering {
  const drawn = drawWords(recipe, openFont(recipe.font))
  return 'laid' in drawn ? { svg: drawingOf(inWholeUnits(drawn.laid)) } : drawn
}

/** How all words of a list are set in a place. */
export function fitInFont(recipe: TextRecipe, list: readonly string[], room: Room): Fitted {
  return fitWords(recipe, openFont(recipe.font), list, room)
}

/**
 * The heights of words that were measured, by the place that they were measured in: lists are looked through again
 * and again.
 */
const heights = new Map<string, Map<string, number | undefined>>()
/** How many heights are kept, of all places: a list of thousands has as many, and parts of double names. */
const mostHeights = 60_000
let measured = 0

/** How high words can be in a place, as `highestFor` has it. */
export function highestInFont(
  recipe: TextRecipe,
  { widthInches, letterInches, gapInches }: Pick<Room, 'widthInches' | 'letterInches' | 'gapInches'>,
): (words: string) => number | undefined {
  const place = JSON.stringify([recipe, widthInches, letterInches, gapInches ?? null])
  const known = heights.get(place) ?? new Map<string, number | undefined>()
  heights.set(place, known)
  return words => {
    if (known.has(words)) return known.get(words)
    const highest = highestFor(recipe, openFont(recipe.font), words, {
      widthInches,
      letterInches,
      gapInches,
    })
    if (measured >= mostHeights) {
      heights.clear()
      measured = 0
    }
    known.set(words, highest)
    measured++
    return highest
  }
}

type ForPerson =
  | { readonly svg: string; readonly widthInches: number; readonly heightInches: number }
  | { readonly missing: string }

/** A person's words as they are set with all others of a list. */
export function letterForPerson(recipe: TextRecipe, words: string, setting: Setting): ForPerson {
  const drawn = drawForPerson(recipe, openFont(recipe.font), words, setting)
  if ('missing' in drawn) return drawn
  const { laid, widthInches, heightInches } = drawn
  return { svg: drawingOf(laid), widthInches, heightInches }
}

const known = new Map<string, Map<string, boolean>>()

/** The first letter of a text that a font does not have; each letter is looked up once. */
export function letterMissingIn(fontId: string, text: string): string | undefined {
  const letters = known.get(fontId) ?? new Map<string, boolean>()
  known.set(fontId, letters)
  for (const letter of text) {
    const has = letters.get(letter) ?? missingLetter(letter, openFont(fontId)) === undefined
    letters.set(letter, has)
    if (!has) return letter
  }
  return undefined
}

const lettersKept = new Map<string, ReadonlySet<string>>()

/** All letters that a font has, without signs that control a text. */
export function lettersIn(fontId: string): ReadonlySet<string> {
  const kept = lettersKept.get(fontId)
  if (kept) return kept
  const font = openFont(fontId)
  const letters = font.characterSet
    .filter(point => font.hasGlyphForCodePoint(point))
    .map(point => String.fromCodePoint(point))
    .filter(letter => !/\p{Cc}/u.test(letter))
  const all = new Set(letters)
  lettersKept.set(fontId, all)
  return all
}

export function openFont(id: string): Font {
  let font = opened.get(id)
  if (!font) {
    font = openSync(path.join(fontFolder, `${id}.woff2`))
    opened.set(id, font)
  }
  return font
}
