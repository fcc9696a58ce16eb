import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawForPerson } from './draw-for-person.ts'
import type { LetterFont } from './draw-words.ts'
import { asShown, fitWords, type Room } from './fit-words.ts'
import type { TextRecipe } from './text-recipe.ts'

/** Letters are blocks as high as Anton's capitals; an I is a third as wide, one with an accent a third higher. */
const widthOf = (letter: string) => (letter === 'I' ? 200 : letter === ' ' ? 300 : 600)
const heightOf = (letter: string) => (/[ÉÔÇ]/.test(letter) ? 1145 : 859)
const known = /^[A-Z0-9ÉÔÇ '’-]$/

const blocks: LetterFont = {
  unitsPerEm: 1000,
  ascent: 1200,
  descent: -300,
  hasGlyphForCodePoint: code => known.test(String.fromCodePoint(code)),
  layout: text => {
    const letters = [...text]
    return {
      glyphs: letters.map(letter => ({
        advanceWidth: widthOf(letter),
        path: { commands: letter === ' ' ? [] : blockOf(widthOf(letter) - 50, heightOf(letter)) },
      })),
      positions: letters.map(letter => ({ xAdvance: widthOf(letter) })),
    }
  },
}

function blockOf(width: number, height: number) {
  const corners = [
    [50, 0],
    [width, 0],
    [width, height],
    [50, height],
  ] as const
  return [
    ...corners.map((args, at) => ({ command: at === 0 ? ('moveTo' as const) : ('lineTo' as const), args })),
    { command: 'closePath' as const, args: [] },
  ]
}

const recipe: TextRecipe = {
  words: 'RIVERA',
  font: 'anton',
  letterSpacing: 0.05,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  fill: '#112233',
  outline: null,
  offset: null,
}
const room: Room = { widthInches: 12, letterInches: 2, leastInches: 1 }
const fit = (list: string[], change: Partial<TextRecipe> = {}) =>
  fitWords({ ...recipe, ...change }, blocks, list, room)
const drawn = (
  words: string,
  setting: ReturnType<typeof fit>['setting'],
  change: Partial<TextRecipe> = {},
) => {
  const made = drawForPerson({ ...recipe, ...change }, blocks, words, setting)
  if ('missing' in made) throw new Error(made.missing)
  return made
}

describe('one look for all of a list (DS67)', () => {
  test('short names are as the recipe has them', () => {
    expect(fit(['LI', 'RIVERA']).setting).toEqual({ letterInches: 2, letterSpacing: 0.05, narrow: 1 })
  })

  test('first the letters of all come nearer, then are narrower, then lower', () => {
    const nearer = fit(['LI', 'CHAMPLAIN']).setting
    expect(nearer).toMatchObject({ letterInches: 2, narrow: 1 })
    expect(nearer.letterSpacing).toBeLessThan(0.05)
    const narrower = fit(['LI', 'DESCHENES-']).setting
    expect(narrower).toMatchObject({ letterInches: 2, letterSpacing: -0.02 })
    expect(narrower.narrow).toBeLessThan(1)
    const lower = fit(['LI', 'SAINT-HYACINTHE']).setting
    expect(lower).toMatchObject({ letterSpacing: -0.02, narrow: 0.75 })
    expect(lower.letterInches).toBeLessThan(2)
    expect(drawn('SAINT-HYACINTHE', lower).widthInches).toBeCloseTo(12, 2)
  })

  test('what joins words that were set is set as they were, as far as it fits (OR62)', () => {
    for (const list of [['LI'], ['CHAMPLAIN'], ['DESCHENES-'], ['SAINT-HYACINTHE']]) {
      const as = fit(list).setting
      const alike = (words: string) => fitWords(recipe, blocks, [words], { ...room, as })
      expect(alike('LI')).toEqual({ setting: as, tooLong: [], missing: [] })
      expect(alike(list[0]!).setting).toEqual(as)
    }
    const as = fit(['SAINT-HYACINTHE']).setting
    const longer = fitWords(recipe, blocks, ['SAINT-HYACINTHE-EST'], { ...room, as }).setting
    expect(longer).toEqual(fit(['SAINT-HYACINTHE-EST']).setting)
    expect(longer.letterInches).toBeLessThan(as.letterInches)
  })

  /** Blocks of a word in inches, left to right, and what lies between them. */
  const gapsIn = (
    words: string,
    setting: ReturnType<typeof fit>['setting'],
    change: Partial<TextRecipe> = {},
  ) => {
    const { laid } = drawn(words, setting, change)
    const toInches = drawn(words, setting, change).widthInches / laid.width
    const rings = 2 * ((change.outline?.width ?? 0) + (change.offset?.width ?? 0)) * 100
    const blocks = laid.path
      .split('M')
      .slice(1)
      .map(part => {
        const xs = part.split(/[LZ]/).flatMap(each => (each === '' ? [] : [Number(each.split(' ')[0])]))
        return [Math.min(...xs), Math.max(...xs)] as const
      })
    return blocks.slice(1).map(([from], at) => (from - blocks[at]![1] - rings) * toInches)
  }
  const gapInches = 0.25

  test('letters of all keep the gap that a blade needs, the rings with them, however the recipe and the longest have them', () => {
    for (const letterSpacing of [-0.1, 0, 0.05])
      for (const list of [['LI'], ['RIVERA', 'CHAMPLAIN'], ['DESCHENES-'], ['LI', 'SAINT-HYACINTHE']])
        for (const outline of [null, { hex: '#FFFFFF', width: 0.05 }]) {
          const change = { letterSpacing, outline }
          const { setting, tooLong } = fitWords({ ...recipe, ...change }, blocks, list, {
            ...room,
            gapInches,
          })
          expect(tooLong).toEqual([])
          for (const words of list) {
            for (const gap of gapsIn(words, setting, change)) expect(gap).toBeGreaterThan(gapInches - 0.005)
            expect(drawn(words, setting, change).widthInches).toBeLessThan(room.widthInches + 0.01)
          }
        }
    // Where they are as far apart already, nothing of it is otherwise.
    const wide = fitWords({ ...recipe, letterSpacing: 0.3 }, blocks, ['LI', 'ROY'], { ...room, gapInches })
    expect(wide).toEqual(fit(['LI', 'ROY'], { letterSpacing: 0.3 }))
  })

  test('a name that is too long in the lowest letters is told, and decides nothing', () => {
    const giant = 'X'.repeat(30)
    expect(fit(['LI', giant])).toEqual({ ...fit(['LI']), tooLong: [giant] })
  })

  test('a letter that the font does not have is told with its word, never replaced', () => {
    expect(fit(['LI', 'ŁUKASZ', '李'])).toEqual({
      ...fit(['LI']),
      missing: [
        { words: 'ŁUKASZ', letter: 'Ł' },
        { words: '李', letter: '李' },
      ],
    })
    expect(drawForPerson(recipe, blocks, 'Łukasz', fit(['LI']).setting)).toEqual({ missing: 'Ł' })
  })

  test('who leaves it out decides nothing', () => {
    expect(fit(['', 'LI', 'LI'])).toEqual(fit(['LI']))
  })

  const anyName = fc.string({ unit: fc.constantFrom(...'ABCIMOÉÇ -’'), minLength: 1, maxLength: 22 })
  const anyRecipe = fc.record({
    letterSpacing: fc.double({ min: -0.1, max: 0.5, noNaN: true }),
    arcDegrees: fc.constantFrom(0, 0, 40, -60),
    outline: fc.constantFrom(null, { hex: '#445566', width: 0.05 }),
  })

  test('of any names each lies in its place, in letters as high, wide and near as all others’', () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 12 }), anyRecipe, (list, change) => {
        const { setting, tooLong, missing } = fit(list, change)
        const { letterInches, letterSpacing, narrow } = setting
        expect(missing).toEqual([])
        expect(letterInches === 2 || narrow === 0.75).toBe(true)
        expect(narrow === 1 || letterSpacing === Math.min(change.letterSpacing, -0.02)).toBe(true)
        expect(letterInches).toBeGreaterThanOrEqual(0.999)
        for (const words of list) {
          if (tooLong.includes(words) || words.trim() === '') continue
          expect(drawn(words, setting, change).widthInches).toBeLessThan(12.01)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('of any names one more never makes the others larger, nor does their order change anything', () => {
    fc.assert(
      fc.property(fc.array(anyName, { minLength: 1, maxLength: 8 }), anyName, (list, more) => {
        const [before, after] = [fit(list).setting, fit([...list, more]).setting]
        expect(after.letterInches).toBeLessThanOrEqual(before.letterInches + 1e-9)
        expect(after.narrow).toBeLessThanOrEqual(before.narrow + 1e-9)
        expect(after.letterSpacing).toBeLessThanOrEqual(before.letterSpacing + 1e-9)
        expect(fit(list.toReversed()).setting).toEqual(before)
      }),
    )
  })
})

describe('a person’s words', () => {
  const { setting } = fit(['LI'])

  test('stand on one line for all, whatever is above their capitals (DS67)', () => {
    const middleOf = ({ laid, heightInches, inked }: ReturnType<typeof drawn>) => {
      const bottom = laid.top + inked.bottom * laid.height
      expect(bottom).toBeCloseTo(0, 5)
      return (bottom - (laid.top + laid.height / 2)) * (heightInches / laid.height)
    }
    expect(middleOf(drawn('COTE', setting))).toBeCloseTo(1, 5)
    expect(middleOf(drawn('CÔTÉ', setting))).toBeCloseTo(1, 5)
  })

  test('are as high as is said, without accents and rings (DS65, DS67)', () => {
    const plain = drawn('COTE', setting)
    expect(plain.heightInches * (plain.inked.bottom - plain.inked.top)).toBeCloseTo(2, 5)
    const ringed = drawn('COTE', setting, { outline: { hex: '#000000', width: 0.1 } })
    const em = 2 / 0.859
    expect(ringed.heightInches).toBeCloseTo(2 + 0.2 * em, 4)
  })

  test('are in capitals where the recipe’s are (DS67)', () => {
    expect(asShown(recipe, 'd’Éon')).toBe('D’ÉON')
    expect(asShown({ words: 'Rivera' }, 'd’Éon')).toBe('d’Éon')
    expect(asShown({ words: '10' }, '07')).toBe('07')
  })
})
