import { fonts } from '@teamloom/artwork/fonts.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitInFont, highestInFont } from '#api/platform/artwork/lettering/letter-words.ts'

const recipe: TextRecipe = {
  words: 'RIVERA',
  font: 'anton',
  letterSpacing: 0,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  fill: '#112233',
  outline: null,
  offset: null,
}

const name = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZÉÔÇ-’ WWMMFTLVA'),
  minLength: 1,
  maxLength: 30,
})

test.each(fonts.map(({ id }) => id))(
  'in %s a name is as high at most as all names of it are set (NN18)',
  font => {
    fc.assert(
      fc.property(
        name,
        fc.constantFrom(4, 11, 16),
        fc.constantFrom(0, 0.2, -0.05),
        fc.constantFrom(null, { hex: '#FBFBF9', width: 0.08 }),
        fc.constantFrom('RIVERA', 'Rivera'),
        (words, widthInches, letterSpacing, outline, sample) => {
          const own = { ...recipe, font, letterSpacing, outline, words: sample }
          const room = { widthInches, letterInches: 2, leastInches: 0.5 }
          const { setting, tooLong, missing } = fitInFont(own, [words], room)
          const highest = highestInFont(own, room)(words)
          const isAlike =
            highest === undefined || tooLong.length > 0
              ? missing.length > 0 || Number(highest) < 0.501
              : Math.abs(highest - setting.letterInches) < 0.005
          expect(isAlike).toBe(true)
        },
      ),
      // An apostrophe stands out where letters are wide, and not where they are narrow.
      { numRuns: 60, examples: [['’AAAA', 4, 0, null, 'RIVERA']] },
    )
  },
)
