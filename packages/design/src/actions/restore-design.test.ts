import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { Difference } from '../difference.ts'
import { type DesignDocument, documentSchema } from '../document.ts'
import { after, backTo, change, context, decorated, fresh, id, refusal } from '../testing/sample.ts'
import type { DesignChange } from './index.ts'

const one = decorated(fresh, 1, 'leftChest')
const essence = ({ touched: _, ...document }: DesignDocument) =>
  JSON.stringify(z.omit(documentSchema, { touched: true }).parse(document))

test('a removed decoration comes back as it was, to the letter, in its place in the list (DS9)', () => {
  const two = decorated(one, 2, 'back')
  const without = after(two, { action: 'removeDecoration', decorationId: id(1) })
  const result = change(without, backTo(two, without), {
    context: { now: '2027-01-01T00:00:00.000Z' },
    next: 9,
  })
  expect(result.ok && essence(result.value)).toBe(essence(two))
  expect(result.ok && result.value.touched[`decoration/${id(1)}`]).toBe(9)
})

test('two decorations that changed places change back at once (DS9)', () => {
  const two = decorated(one, 2, 'back')
  const other = decorated(decorated(fresh, 1, 'back'), 2, 'leftChest')
  expect(essence(after(other, backTo(two, other)))).toBe(essence(two))
})

describe('what comes back', () => {
  const without = after(one, { action: 'removeDecoration', decorationId: id(1) })
  const restoring = backTo(one, without) as DesignChange & Difference
  const forged = (facts: object): DesignChange =>
    ({
      ...restoring,
      decorations: restoring.decorations.map(({ index, decoration }) => ({
        index,
        decoration: { ...decoration, ...facts },
      })),
    }) as DesignChange

  test('needs its place free (DS17)', () => {
    expect(refusal(decorated(without, 2, 'leftChest'), restoring)).toBe('spotTaken')
  })

  test.each([
    ['a size that the place has not', { sizeId: 'w40' }, 'unknownSize'],
    ['no size', { sizeId: null }, 'unknownDecoration'],
    ['an ink that is none', { colors: [{ colorName: 'gold', transparent: false }] }, 'unknownColor'],
    ['inks of another number', { colors: [] }, 'unknownDecoration'],
    ['options that its type has not', { options: { size: 4 } }, 'unknownOption'],
    ['a type that is none', { type: 'engraving' }, 'unknownDecorationType'],
    ['a name of two lines', { name: 'a\nb' }, 'unknownDecoration'],
    ['no place', { positionName: 'moon' }, 'unknownLocation'],
    [
      'artwork of others',
      { artwork: { ...must(one.decorations[0]?.artwork, 'artwork'), assetVersionId: id(77) } },
      'assetDoesntExist',
    ],
  ])('is nothing that could not have been made: %s', (_, facts, code) => {
    expect(refusal(without, forged(facts))).toBe(code)
  })

  test('has its artwork as it is known here, whatever was sent', () => {
    const artwork = { ...must(one.decorations[0]?.artwork, 'artwork'), width: 99_999 }
    expect(essence(after(without, forged({ artwork })))).toBe(essence(one))
  })

  test.each<[Partial<Difference>, string]>([
    [
      { elements: [{ partName: 'body', elementName: 'tail', style: { name: 'x', layers: [] } }] },
      'unknownElement',
    ],
    [
      { elements: [{ partName: 'body', elementName: 'pocket', style: { name: 'cargo', layers: [] } }] },
      'unknownStyle',
    ],
    [
      { elements: [{ partName: 'body', elementName: 'pocket', style: { name: 'kangaroo', layers: [] } }] },
      'unknownStyle',
    ],
    [
      {
        elements: [
          {
            partName: 'body',
            elementName: 'body',
            style: { name: 'regular', layers: [{ name: 'body', colorName: '9999', active: true }] },
          },
        ],
      },
      'unknownColor',
    ],
    [
      {
        layers: [
          {
            partName: 'body',
            elementName: 'body',
            layer: { name: 'body', colorName: '1022', active: false },
          },
        ],
      },
      'layerRequired',
    ],
    [
      {
        layers: [
          {
            partName: 'body',
            elementName: 'body',
            layer: { name: 'lining', colorName: '1022', active: true },
          },
        ],
      },
      'unknownLayer',
    ],
  ])('is known to the catalogue: %#', (difference, code) => {
    const none = { elements: [], layers: [], decorations: [], removed: [] }
    expect(refusal(fresh, { action: 'restore', ...none, ...difference })).toBe(code)
  })

  test('asks for what the change asked for (AC4)', () => {
    const withheld = (ability: string) => ({
      context: { ...context, may: (name: string) => name !== ability },
    })
    expect(refusal(without, restoring, withheld('canAddArtwork'))).toBe('notAllowed')
    expect(refusal(one, backTo(without, one), withheld('canDeleteArtwork'))).toBe('notAllowed')
    const larger = after(one, { action: 'setDecorationActive', decorationId: id(1), active: false })
    expect(refusal(larger, backTo(one, larger), withheld('canUpdateArtworkPosition'))).toBe('notAllowed')
    expect(refusal(larger, backTo(one, larger), withheld('canAddArtwork'))).toBe('taken')
  })
})
