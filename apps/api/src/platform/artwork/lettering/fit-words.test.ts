import path from 'node:path'
import { drawForPerson } from '@teamloom/artwork/draw-for-person.ts'
import { fitWords } from '@teamloom/artwork/fit-words.ts'
import { fonts } from '@teamloom/artwork/fonts.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { must } from '@teamloom/kit/assert.ts'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { fontFolder } from '#api/platform/artwork/lettering/font-folder.ts'
import { fontFiles } from '#api/platform/artwork/lettering/shipped-fonts.ts'

const team = [
  'LI',
  'RIVERA',
  'Côté',
  'O’NEILL',
  'St-Amour',
  'de la Fontaine',
  'Lavallée-Desrosiers Jr',
  'FFION OFFICER',
  'Mc Kay',
]
/** A font with more scripts than those that words are written in here. */
const plainFont = openSync(
  must(
    fontFiles.find(file => file.endsWith('/DejaVuSans.ttf')),
    'font',
  ),
)
const room = { widthInches: 10, letterInches: 2, leastInches: 0.5 }

test.each(fonts)(
  'in $name a whole team has one look, each name in its place and on one line (DS67)',
  ({ id }) => {
    const recipe: TextRecipe = {
      words: 'RIVERA',
      font: id,
      letterSpacing: 0.04,
      lineSpacing: 1,
      alignment: 'center',
      arcDegrees: 0,
      fill: '#F8F8F5',
      outline: { hex: '#C1182A', width: 0.04 },
      offset: null,
    }
    const font = openSync(path.join(fontFolder, `${id}.woff2`))
    const { setting, tooLong, missing } = fitWords(recipe, font, team, room)
    expect([tooLong, missing]).toEqual([[], []])
    for (const words of team) {
      const drawn = drawForPerson(recipe, font, words, setting)
      if ('missing' in drawn) throw new Error(drawn.missing)
      expect(drawn.widthInches).toBeLessThan(room.widthInches + 0.02)
      // An I as high as is said, above and below its middle as far as its ring reaches.
      const { laid, heightInches } = drawn
      expect(laid.top + laid.height / 2).toBeLessThan(0)
      expect(heightInches).toBeGreaterThan(setting.letterInches)
    }
  },
)

test('names of two and of twenty-two letters, accents and Cyrillic have one look where a font has them, kept from each other by a gap (DS67)', () => {
  const recipe: TextRecipe = {
    words: 'RIVERA',
    font: 'anton',
    letterSpacing: -0.1,
    lineSpacing: 1,
    alignment: 'center',
    arcDegrees: 0,
    fill: '#F8F8F5',
    outline: null,
    offset: null,
  }
  const list = ['LI', 'Lavallée-Desrosiers Jr', 'ИВАНОВА', 'ŁUKASZ']
  const { setting, tooLong, missing } = fitWords(recipe, plainFont, list, {
    ...room,
    widthInches: 14,
    gapInches: 0.04,
  })
  expect([tooLong, missing]).toEqual([[], []])
  for (const words of list) {
    const drawn = drawForPerson(recipe, plainFont, words, setting)
    if ('missing' in drawn) throw new Error(drawn.missing)
    expect(drawn.widthInches).toBeLessThan(14.02)
  }
})

test.each([
  ['anton', '李', '李'],
  ['graduate', 'Łukasz', 'Ł'],
  ['bebas-neue', 'Мария', 'М'],
])('in %s %s lacks %s where the font does, and is never replaced (DS67)', (id, words, letter) => {
  const font = openSync(path.join(fontFolder, `${id}.woff2`))
  const has = font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  const recipe: TextRecipe = {
    words: 'RIVERA',
    font: id,
    letterSpacing: 0,
    lineSpacing: 1,
    alignment: 'center',
    arcDegrees: 0,
    fill: '#F8F8F5',
    outline: null,
    offset: null,
  }
  const { missing } = fitWords(recipe, font, [words], room)
  expect(missing).toEqual(has ? [] : [{ words, letter }])
})
