import { drawForPerson } from '@teamloom/artwork/draw-for-person.ts'
import type { LetterFont } from '@teamloom/artwork/draw-words.ts'
import { fitWords } from '@teamloom/artwork/fit-words.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { expect, test } from 'vitest'
import { drawnDesign } from './drawn-design.ts'
import { dressPerson, type Letterer } from './dress-person.ts'
import { after, decorated, fresh, id, rivera, sample } from './testing/sample.ts'

/** Every letter a block, three quarters of an em high and wide. */
const blocks: LetterFont = {
  unitsPerEm: 100,
  ascent: 100,
  descent: -20,
  hasGlyphForCodePoint: code => code < 0x250,
  layout: text => ({
    glyphs: [...text].map(() => ({
      advanceWidth: 80,
      path: {
        commands: [
          { command: 'moveTo', args: [0, 0] },
          { command: 'lineTo', args: [75, 0] },
          { command: 'lineTo', args: [75, 75] },
          { command: 'closePath', args: [] },
        ],
      },
    })),
    positions: [...text].map(() => ({ xAdvance: 80 })),
  }),
}

const recipe: TextRecipe = {
  words: 'RIVERA',
  font: 'graduate',
  letterSpacing: 0,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  fill: '#FBFBF9',
  outline: null,
  offset: null,
}

const letterer: Letterer<string> = {
  fit: async (of, list, room) => fitWords(of, blocks, list, room),
  drawFor: async (of, words, setting) => {
    const drawn = drawForPerson(of, blocks, words, setting)
    if ('missing' in drawn) return drawn
    const { widthInches, heightInches } = drawn
    return { art: words, widthInches, heightInches }
  },
}

const slot = (document: typeof fresh, number: number, place: string) =>
  after(decorated(document, number, place, rivera, 'detailedprint'), {
    action: 'setDecorationPersonal',
    decorationId: id(number),
    personal: { kind: 'name', sample: 'RIVERA' },
  })
const document = after(slot(slot(fresh, 1, 'back'), 2, 'leftChest'), {
  action: 'linkPersonal',
  decorationId: id(2),
  slotId: id(1),
})
const drawn = drawnDesign(document, sample)
const [first] = sample.sizes
const withYouth = { ...sample, sizes: [{ ...first!, name: 'YS' }, ...sample.sizes] }

async function dress(words: string, others: readonly string[] = [], size = 'M') {
  const [person, ...people] = [words, ...others].map(each => ({ words: { [id(1)]: each }, size }))
  let made = 0
  return await dressPerson({
    drawn,
    document,
    product: withYouth,
    person: person!,
    people: [person!, ...people],
    recipeOf: async () => recipe,
    letterer,
    newId: () => id(500 + made++),
  })
}

test('a person’s words stand in their place in the heights of the slot, linked ones in their own (DS66, DS67)', async () => {
  const { drawn: theirs, told } = await dress('LI')
  expect(told).toEqual([])
  const [back, chest] = theirs.prints
  expect(back?.heightInches).toBeCloseTo(2, 4)
  expect(chest?.heightInches).toBeCloseTo(0.75, 4)
  expect(back?.widthInches).toBeCloseTo((2 / 0.75) * 1.55, 3)
  expect(back?.assetVersionId).not.toBe(chest?.assetVersionId)
  expect([...(await dress('LI')).arts.values()]).toEqual(['LI', 'LI'])
  expect(back?.location).toEqual(drawn.prints[0]?.location)
})

test('on a youth’s size they are as high as youths’ are (DS65)', async () => {
  const { drawn: theirs } = await dress('LI', [], 'YS')
  expect(theirs.prints[0]?.heightInches).toBeCloseTo(1.5, 4)
})

test('the youngest goalkeeper in YS has a number of 4 in beside adults’ of 8, and it is that high in each list (DS65, DS67)', async () => {
  const [print] = decorated(fresh, 1, 'back', rivera, 'detailedprint').decorations
  const heights = { adult: 8, youth: 4 }
  const personal = { kind: 'number', sample: '10', heights, mayBeEmpty: true } as const
  const numbered = { ...fresh, decorations: [{ ...print!, personal }] }
  const drawnNumber = drawnDesign(numbered, sample)
  const goalkeeper = { words: { [id(1)]: '1' }, size: 'YS' }
  const heightOf = async (person: typeof goalkeeper, people: readonly (typeof goalkeeper)[]) => {
    const { drawn: theirs, told } = await dressPerson({
      drawn: drawnNumber,
      document: numbered,
      product: withYouth,
      person,
      people,
      recipeOf: async () => ({ ...recipe, words: '10' }),
      letterer,
      newId: () => id(500),
    })
    expect(told).toEqual([])
    return theirs.prints[0]?.heightInches
  }
  const captain = { words: { [id(1)]: '9' }, size: 'M' }
  for (const people of [[goalkeeper], [captain, goalkeeper]])
    expect(await heightOf(goalkeeper, people)).toBeCloseTo(4, 3)
  expect(await heightOf(captain, [captain, goalkeeper])).toBeCloseTo(8, 3)
})

test('the longest of all makes everybody’s narrower or lower, which is told (DS67)', async () => {
  const alone = await dress('LI')
  const beside = await dress('LI', ['VANDENBERG'])
  expect(beside.drawn.prints[0]!.widthInches).toBeLessThan(alone.drawn.prints[0]!.widthInches)
  expect(beside.told.length).toBeGreaterThan(0)
})

test('what is left out is not put on, and what the font lacks is told and put nowhere (DS66, DS67)', async () => {
  expect((await dress('')).drawn.prints).toEqual([])
  const lacking = await dress('李')
  expect(lacking.drawn.prints).toEqual([])
  expect(lacking.told[0]).toEqual({ kind: 'missing', words: '李', letter: '李' })
})
