import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { DesignChange } from './actions/index.ts'
import { differenceBetween, isNone, overwrites, withDifference } from './difference.ts'
import { type DesignDocument, documentSchema } from './document.ts'
import { after, decorated, fresh, id } from './testing/sample.ts'

const painted = after(fresh, {
  action: 'setColor',
  partName: 'body',
  elementName: 'body',
  layerName: 'body',
  color: '1022',
})
const toPocket: DesignChange = {
  action: 'setStyle',
  partName: 'body',
  elementName: 'pocket',
  styleName: 'kangaroo',
}
const styled = after(painted, toPocket)
const two = decorated(decorated(styled, 1, 'leftChest'), 2, 'back')
const moved = after(
  two,
  { action: 'setDecorationLocation', decorationId: id(1), positionName: 'pocketPrint' },
  { action: 'removeDecoration', decorationId: id(2) },
)

const essence = ({ touched: _, ...document }: DesignDocument) =>
  JSON.stringify(z.omit(documentSchema, { touched: true }).parse(document))

test('the same designs have no difference', () => {
  expect(isNone(differenceBetween(two, { ...two, touched: {} }))).toBe(true)
  expect(isNone(differenceBetween(fresh, painted))).toBe(false)
})

test('a difference leads from one design to another, to the letter and in its order (DS9)', () => {
  const designs = [fresh, painted, styled, two, moved, decorated(moved, 3, 'leftChest')]
  for (const from of designs)
    for (const to of designs)
      expect(essence(withDifference(from, differenceBetween(from, to)))).toBe(essence(to))
})

test('of a colour it is that layer alone, of a style the element', () => {
  expect(differenceBetween(fresh, painted)).toMatchObject({
    elements: [],
    layers: [{ elementName: 'body', layer: { colorName: '1022' } }],
  })
  expect(differenceBetween(painted, styled)).toMatchObject({
    elements: [{ elementName: 'pocket', style: { name: 'kangaroo' } }],
    layers: [],
  })
})

describe('it overwrites', () => {
  const ofLayer = differenceBetween(fresh, painted)
  const ofStyle = differenceBetween(painted, styled)
  const ofDecoration = differenceBetween(styled, two)
  test.each([
    [ofLayer, 'body/body/body', true],
    [ofLayer, 'body/body', true],
    [ofLayer, 'body/pocket', false],
    [ofStyle, 'body/pocket/edge', true],
    [ofStyle, 'body/pocketed', false],
    [ofStyle, `decoration/${id(1)}`, false],
    [ofDecoration, `decoration/${id(1)}`, true],
    [ofDecoration, `decoration/${id(3)}`, false],
  ])('%# what it changes itself, a layer of its style, its layer’s style', (difference, key, does) => {
    expect(overwrites(difference, key)).toBe(does)
  })
})
