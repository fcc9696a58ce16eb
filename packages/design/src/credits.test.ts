import { describe, expect, test } from 'vitest'
import { countCredits } from './credits.ts'
import type { DesignDocument } from './document.ts'
import { after, crest, decorated, fresh, id, photo, sample } from './testing/sample.ts'

function lines(document: DesignDocument) {
  return countCredits(document, sample).credits.map(line => `${line.type} ${line.credits}`)
}

const eyelets = ['STYLE 1']
const ink = (indexOfColor: number, transparent: boolean) =>
  ({ action: 'updatePrintColor', decorationId: id(1), indexOfColor, color: 'PT032', transparent }) as const

describe('credits', () => {
  test('are counted for artwork, its first ink and each further one (DS27)', () => {
    expect(lines(decorated(fresh, 1, 'chest'))).toEqual([
      'ARTWORK 6',
      'First color 4',
      'Extra color 4',
      ...eyelets,
    ])
    expect(countCredits(decorated(fresh, 1, 'chest'), sample).creditsUsedInDesign).toBe(15)
  })

  test('are not counted for an ink that is left out, but the first always is (DS27)', () => {
    const two = after(decorated(fresh, 1, 'chest'), ink(2, true))
    expect(lines(two)).toEqual(['ARTWORK 6', 'First color 4', 'Extra color 2', ...eyelets])
    expect(lines(after(two, ink(1, true)))).toEqual(['ARTWORK 6', 'First color 4', ...eyelets])
    expect(lines(after(two, ink(1, true), ink(0, true)))).toEqual(['ARTWORK 6', 'First color 4', ...eyelets])
  })

  test('are counted once for colours of the artwork that are printed in one ink (DS27)', () => {
    const merged = after(decorated(fresh, 1, 'chest'), ink(2, false), ink(1, false))
    expect(lines(merged)).toEqual(['ARTWORK 6', 'First color 4', 'Extra color 2', ...eyelets])
  })

  test('do not depend on the colours of a print that is made as the file is (DS27)', () => {
    expect(lines(decorated(fresh, 1, 'chest', photo, 'detailedprint'))).toEqual([
      'ARTWORK 10',
      'First color 4',
      ...eyelets,
    ])
  })

  test('are none for a placeholder, and none for what is switched off (DS25, DS27)', () => {
    expect(lines(decorated(fresh, 1, 'chest', null, 'undefinedprint'))).toEqual(eyelets)
    expect(lines(decorated(fresh, 1, 'chest', null))).toEqual(eyelets)
    const off = after(decorated(fresh, 1, 'chest'), {
      action: 'setDecorationActive',
      decorationId: id(1),
      active: false,
    })
    expect(lines(off)).toEqual(eyelets)
  })

  test('are counted for each decoration apart (DS27)', () => {
    const both = decorated(decorated(fresh, 1, 'chest'), 2, 'back')
    const { credits, creditsUsedInDesign } = countCredits(both, sample)
    expect(credits.filter(line => line.decorationId === id(2))).toHaveLength(3)
    expect(creditsUsedInDesign).toBe(2 * 14 + 1)
  })

  test('are those of styles too, but not of elements that are unavailable (DS14, DS28)', () => {
    const withPocket = after(fresh, {
      action: 'setStyle',
      partName: 'body',
      elementName: 'pocket',
      styleName: 'kangaroo',
    })
    expect(countCredits(withPocket, sample).credits).toEqual([
      {
        type: 'STYLE',
        displayLabels: { en: 'Pocket, kangaroo', fr: 'Pocket, kangaroo' },
        credits: 2,
        fabric: 'fleece',
      },
      expect.objectContaining({ type: 'STYLE', credits: 1, fabric: 'metal' }),
    ])
    const without = after(fresh, {
      action: 'setStyle',
      partName: 'hood',
      elementName: 'drawstring',
      styleName: 'none',
    })
    expect(lines(without)).toEqual([])
  })

  test('say how many further inks there are, in both languages', () => {
    const [, , extra] = countCredits(decorated(fresh, 1, 'chest', crest), sample).credits
    expect(extra?.displayLabels).toEqual({
      en: 'crest-1, Screen print × 2',
      fr: 'crest-1, Sérigraphie × 2',
    })
  })
})
