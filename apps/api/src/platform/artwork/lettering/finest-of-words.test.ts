import { fonts } from '@teamloom/artwork/fonts.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { finestIn } from '@teamloom/catalog/decorations/finest.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
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
