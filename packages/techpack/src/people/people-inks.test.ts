import { after, decorated, fresh, id, rivera, sample } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import type { ContentItem } from '../content.ts'
import { madeDecorations, presentColor } from '../decorations.ts'
import type { DrawnItem } from '../drawn-item.ts'
import { inkFigures } from '../ink-figures.ts'
import { nothingDrawn } from '../testing/nothing-drawn.ts'

const document = after(decorated(fresh, 1, 'back', rivera, 'detailedprint'), {
  action: 'setDecorationPersonal',
  decorationId: id(1),
  personal: { kind: 'name', sample: 'RIVERA', mayBeEmpty: true },
})
const film = presentColor('CF01')
const made = { ...must(madeDecorations(document, sample)[0], 'made'), colors: [film] }
const [first] = sample.sizes.map(({ name }) => name) as [string]

test('TP49: film is counted of everyone’s own words, none of a sample or of pieces without words', () => {
  const line = (lineId: string, pieces: number, extents: readonly (readonly [number, number])[]) => ({
    line: { id: lineId, size: first, pieces, firstName: '', lastName: '', words: {} },
    told: [],
    words: extents.map(([widthInches, heightInches]) => ({
      decorationId: id(1),
      shown: 'LI',
      letterInches: 2,
      inks: [],
      widthInches,
      heightInches,
      middle: { across: 0, down: 0 },
    })),
  })
  const print = { threads: [], shares: [{ code: film.code, share: 0.5 }] }
  const drawn = {
    ...nothingDrawn,
    prints: { [id(1)]: print },
    people: [line('a', 1, [[4, 2]]), line('b', 3, [[8, 2]]), line(first, 90, [])],
  } as unknown as DrawnItem
  const quantity = { sizeName: first, ORDER: 94, OVER: 3, QC: 0, MARKETING: 0, original: 94 }
  const item = { lines: [], artworks: [], quantities: [{ ...quantity, isOverSuggested: false }] }
  const [figure] = inkFigures(made, item as unknown as ContentItem, drawn)
  expect(figure?.each).toBeNull()
  expect(figure?.all).toBeCloseTo(0.5 * (8 + 3 * 16) * 0.0254 ** 2, 9)
})

test('TP49: of words that nobody has nothing is counted: the sample is not made', () => {
  const print = { threads: [], shares: [{ code: film.code, share: 0.5 }] }
  const drawn = { ...nothingDrawn, prints: { [id(1)]: print } } as unknown as DrawnItem
  const quantity = { sizeName: first, ORDER: 24, OVER: 0, QC: 0, MARKETING: 0, original: 24 }
  const item = {
    artworks: [],
    quantities: [{ ...quantity, isOverSuggested: false }],
  } as unknown as ContentItem
  expect(inkFigures(made, item, drawn).map(({ all }) => all ?? 0)).toEqual([0])
})
