import { fonts } from '@teamloom/artwork/fonts.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { finestIn } from '@teamloom/catalog/decorations/finest.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { fitInFont } from '#api/platform/artwork/lettering/letter-words.ts'
import { outlineForPerson } from '#api/platform/artwork/lettering/outline-words.ts'

const recipe: TextRecipe = {
  words: 'RIVERA',
  font: 'anton',
  letterSpacing: 0,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  fill: '#FFFFFF',
  outline: null,
  offset: null,
}

const finestOf = (words: string, letterInches: number, letterSpacing = 0) => {
  const lettered = outlineForPerson(recipe, words, { letterInches, letterSpacing, narrow: 1 })
  return must('missing' in lettered ? null : lettered.art, words).finest
}

test('TP52: the gap between two letters is measured as large as these are made, to a hundredth of an inch', () => {
  const gapAt = (letterInches: number, letterSpacing: number) =>
    must(finestOf('II', letterInches, letterSpacing).gap, 'gap')
  const { capital } = must(
    fonts.find(({ id }) => id === recipe.font),
    'font',
  )
  const em = 2 / capital
  expect(Math.abs(gapAt(2, 0.03) - gapAt(2, -0.02) - 0.05 * em)).toBeLessThan(0.01)
  expect(Math.abs(gapAt(4, -0.02) - 2 * gapAt(2, -0.02))).toBeLessThan(0.02)
  expect(finestOf('I', 4)).toEqual({ line: null, gap: null, speck: null })
})

test.each(['RIVERA', 'MILL', 'LAVOIE', 'KOWALSKI', 'TREMBLAY'])(
  'TP52: %s in the letters that names begin with is cut as high as names are, and lower: within a V and an A is no gap',
  words => {
    for (const letterInches of [1, 1.5, 2, 2.5, 3]) {
      const { gap } = finestOf(words, letterInches)
      expect(gap ?? Infinity, `${letterInches} in`).toBeGreaterThan(finestIn('cutFilm').gapInches)
    }
  },
)

test('TP52: letters that stand nearer than a blade leaves film between them are told still', () => {
  expect(finestOf('II', 2, -0.05).gap).toBeLessThan(finestIn('cutFilm').gapInches)
})

/** Letters of a script join: what joins is cut in one. */
const parted = fonts.filter(({ character }) => character !== 'script').map(({ id }) => id)

test.each(parted)(
  'DS67: letters of %s that a blade cuts keep the least gap from each other, however near the recipe has them',
  font => {
    const { gapInches } = finestIn('cutFilm')
    const names = ['RIVERA', 'KOWALSKI']
    const near = { ...recipe, font, letterSpacing: -0.1 }
    const room = { widthInches: 12, letterInches: 2, leastInches: 0.5, gapInches }
    const { setting } = fitInFont(near, names, room)
    const gapOf = (words: string, letterSpacing: number) => {
      const lettered = outlineForPerson(near, words, { ...setting, letterSpacing })
      return must('missing' in lettered ? null : lettered.art, words).finest.gap ?? Infinity
    }
    for (const words of names) {
      // What is nearer within a letter of the font stays; it is measured to a hundredth of an inch.
      const least = Math.min(gapOf(words, 0.4), gapInches)
      expect(gapOf(words, setting.letterSpacing)).toBeGreaterThan(least - 0.01)
    }
  },
)
