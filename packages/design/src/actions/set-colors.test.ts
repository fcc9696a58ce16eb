import { expect, test } from 'vitest'
import { replacesChange } from '../apply-change.ts'
import type { LayerColor } from '../layer-colors.ts'
import { after, change, fresh, refusal } from '../testing/sample.ts'
import { changeSchema, type DesignChange } from './index.ts'

const body = { partName: 'body', elementName: 'body', layerName: 'body' } as const
const hood = { partName: 'hood', elementName: 'hood', layerName: 'hood' } as const
const piping = { partName: 'body', elementName: 'piping', layerName: 'piping' } as const
const eyelet = { partName: 'hood', elementName: 'eyelets', layerName: 'eyelet' } as const

const paint = (...changes: LayerColor[]): DesignChange => ({ action: 'setColors', changes })

test('sets the colour of each layer that is named, and nothing else (DS44)', () => {
  const painted = after(fresh, paint({ ...body, color: '1022' }, { ...hood, color: '1010' }))
  const oneByOne = after(
    fresh,
    { action: 'setColor', ...body, color: '1022' },
    { action: 'setColor', ...hood, color: '1010' },
  )
  expect(painted.parts).toEqual(oneByOne.parts)
})

test('leaves a layer that is off as it is, but for its colour (DS7, DS44)', () => {
  const painted = after(fresh, paint({ ...piping, color: '3010' }))
  const layers = painted.parts[0]?.elements.find(({ name }) => name === 'piping')?.style.layers
  expect(layers).toEqual([{ name: 'piping', colorName: '3010', active: false }])
})

test.each<[string, Partial<LayerColor>]>([
  ['unknownPart', { partName: 'wing' }],
  ['unknownElement', { elementName: 'collar' }],
  ['unknownLayer', { layerName: 'lining' }],
  ['unknownColor', { color: '9999' }],
  // No longer offered.
  ['unknownColor', { color: '1190' }],
  // Of another chart.
  ['unknownColor', { color: '3001' }],
])('sets none when one is refused with %s for %j (DS44)', (code, names) => {
  const sent = paint({ ...body, color: '1022' }, { ...hood, color: '1010', ...names })
  expect(refusal(fresh, sent)).toBe(code)
})

test('is refused on an element that a style has made unavailable (DS14)', () => {
  const without = after(fresh, {
    action: 'setStyle',
    partName: 'hood',
    elementName: 'drawstring',
    styleName: 'none',
  })
  const sent = paint({ ...body, color: '1022' }, { ...eyelet, color: '4003' })
  expect(refusal(fresh, sent)).toBe('taken')
  expect(refusal(without, sent)).toBe('elementUnavailable')
})

test('is a conflict when any of its layers, or the style of one, has changed since (DS11)', () => {
  const sent = paint({ ...body, color: '1022' }, { ...eyelet, color: '4003' })
  const hoodChanged = change(fresh, { action: 'setColor', ...hood, color: '1010' }, { next: 5 })
  const bodyChanged = change(fresh, { action: 'setColor', ...body, color: '1010' }, { next: 5 })
  const styleChanged = change(
    fresh,
    { action: 'setStyle', partName: 'hood', elementName: 'eyelets', styleName: 'metal' },
    { next: 5 },
  )
  const outcome = (result: typeof hoodChanged) =>
    result.ok && refusal(result.value, sent, { next: 6, basedOn: 4 })
  expect([hoodChanged, bodyChanged, styleChanged].map(outcome)).toEqual(['taken', 'conflict', 'conflict'])
})

test('what it changed is known as changed, for those who saw it before (DS11)', () => {
  const painted = change(fresh, paint({ ...body, color: '1022' }, { ...hood, color: '1010' }), { next: 5 })
  const one: DesignChange = { action: 'setColor', ...hood, color: '1008' }
  expect(painted.ok && refusal(painted.value, one, { next: 6, basedOn: 4 })).toBe('conflict')
})

test('of two in a row for the same layers only the later need be sent', () => {
  const first = paint({ ...body, color: '1022' }, { ...hood, color: '1022' })
  expect(replacesChange(paint({ ...hood, color: '1010' }, { ...body, color: '1010' }), first)).toBe(true)
  expect(replacesChange(paint({ ...body, color: '1010' }), first)).toBe(false)
})

test('names at least one layer, and no more than a garment could have', () => {
  expect(changeSchema.safeParse(paint()).success).toBe(false)
  const many = Array.from({ length: 201 }, () => ({ ...body, color: '1022' }))
  expect(changeSchema.safeParse(paint(...many)).success).toBe(false)
})
