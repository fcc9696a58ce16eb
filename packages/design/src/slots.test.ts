import { expect, test } from 'vitest'
import type { DesignDocument } from './document.ts'
import { slotsOf, wordsOf } from './slots.ts'
import { after, decorated, fresh, id, rivera } from './testing/sample.ts'

type Kind = 'name' | 'number'
const on = (document: DesignDocument, number: number, place: string, kind: Kind, words: string) =>
  after(decorated(document, number, place, rivera, 'detailedprint'), {
    action: 'setDecorationPersonal',
    decorationId: id(number),
    personal: { kind, sample: words, mayBeEmpty: kind === 'number' },
  })
const both = on(on(fresh, 1, 'back', 'name', 'RIVERA'), 2, 'chest', 'number', '10')
const pocketed = after(both, {
  action: 'setStyle',
  partName: 'body',
  elementName: 'pocket',
  styleName: 'kangaroo',
})
const design = after(on(pocketed, 3, 'pocketPrint', 'number', '10'), {
  action: 'linkPersonal',
  decorationId: id(3),
  slotId: id(2),
})

test('a design asks each person for the words of its slots, linked ones once (DS66)', () => {
  const facts = { type: 'detailedprint', linkedIds: [] }
  expect(slotsOf(design)).toEqual([
    { ...facts, id: id(1), kind: 'name', sample: 'RIVERA', mayBeEmpty: false, positionName: 'back' },
    {
      ...facts,
      id: id(2),
      kind: 'number',
      sample: '10',
      mayBeEmpty: true,
      positionName: 'chest',
      linkedIds: [id(3)],
    },
  ])
})

test('what is hidden is asked of nobody, and what is linked to it shows its words still (DS66)', () => {
  const hidden = after(design, { action: 'setDecorationActive', decorationId: id(2), active: false })
  expect(slotsOf(hidden).map(slot => [slot.id, slot.linkedIds])).toEqual([
    [id(1), []],
    [id(2), [id(3)]],
  ])
  const gone = after(design, { action: 'removeDecoration', decorationId: id(2) })
  expect(slotsOf(gone).map(slot => slot.id)).toEqual([id(1), id(3)])
})

test('a person’s garment has their words, nobody’s the sample (DS66)', () => {
  const words = { [id(1)]: 'ST-AMOUR', [id(2)]: '00' }
  expect([1, 2, 3].map(number => wordsOf(design, id(number), words))).toEqual(['ST-AMOUR', '00', '00'])
  expect([1, 2, 3].map(number => wordsOf(design, id(number), { [id(1)]: 'LI' }))).toEqual(['LI', '', ''])
  expect([1, 2, 3].map(number => wordsOf(design, id(number)))).toEqual(['RIVERA', '10', '10'])
})

test('links that lead in a circle end (DS66)', () => {
  const circle = {
    decorations: design.decorations.map(each => (each.id === id(2) ? { ...each, linkedTo: id(3) } : each)),
  }
  expect(slotsOf(circle).map(slot => slot.kind)).toContain('number')
})
