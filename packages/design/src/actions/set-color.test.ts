import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { findElementState, findLayerState } from '../lookup.ts'
import { after, change, fresh, refusal } from '../testing/sample.ts'

const body = { partName: 'body', elementName: 'body', layerName: 'body' } as const
const piping = { partName: 'body', elementName: 'piping', layerName: 'piping' } as const

function layerOf(
  document: typeof fresh,
  names: { partName: string; elementName: string; layerName: string },
) {
  const element = must(findElementState(document, names.partName, names.elementName), names.elementName)
  return findLayerState(element, names.layerName)
}

describe('setColor', () => {
  test('changes that one layer (DS6)', () => {
    const changed = after(fresh, { action: 'setColor', ...body, color: '1022' })
    expect(layerOf(changed, body)).toEqual({ name: 'body', colorName: '1022', active: true })
    const back = after(changed, { action: 'setColor', ...body, color: '1014' })
    expect(back.parts).toEqual(fresh.parts)
  })

  test.each([
    ['unknownPart', { partName: 'wing' }],
    ['unknownElement', { elementName: 'hood' }],
    ['unknownLayer', { layerName: 'lining' }],
    ['unknownColor', { color: '9999' }],
    ['unknownColor', { color: '#BB1D2B' }],
    // Of another chart.
    ['unknownColor', { color: 'PT001' }],
    ['unknownColor', { color: 'constructor' }],
  ])('is refused with %s for %j (DS6)', (code, names) => {
    expect(refusal(fresh, { action: 'setColor', ...body, color: '1022', ...names })).toBe(code)
  })

  test('does not take a colour that is no longer offered, but leaves the one in use (DS15)', () => {
    expect(refusal(fresh, { action: 'setColor', ...body, color: '1190' })).toBe('unknownColor')
    const [part, ...parts] = fresh.parts
    const [element, ...elements] = must(part, 'part').elements
    const layers = [{ name: 'body', colorName: '1190', active: true }]
    const stored = {
      ...fresh,
      parts: [
        {
          ...part!,
          elements: [{ ...element!, style: { ...element!.style, layers } }, ...elements],
        },
        ...parts,
      ],
    }
    expect(refusal(stored, { action: 'setColor', ...body, color: '1190' })).toBe('taken')
    expect(refusal(stored, { action: 'setColor', ...body, color: '1191' })).toBe('unknownColor')
  })

  test('switches a layer that is not required on and off, and keeps it as it is when nothing is said (DS7)', () => {
    expect(layerOf(fresh, piping)?.active).toBe(false)
    const on = after(fresh, { action: 'setColor', ...piping, color: '3010', active: true })
    expect(layerOf(on, piping)).toEqual({ name: 'piping', colorName: '3010', active: true })
    const recolored = after(on, { action: 'setColor', ...piping, color: '3001' })
    expect(layerOf(recolored, piping)?.active).toBe(true)
    const off = after(recolored, { action: 'setColor', ...piping, color: '3001', active: false })
    expect(layerOf(off, piping)?.active).toBe(false)
  })

  test('does not switch a required layer off (DS7)', () => {
    expect(refusal(fresh, { action: 'setColor', ...body, color: '1022', active: false })).toBe(
      'layerRequired',
    )
    expect(refusal(fresh, { action: 'setColor', ...body, color: '1022', active: true })).toBe('taken')
  })

  test('is a conflict when the colour that its sender saw is no longer there (DS8)', () => {
    const sent = { action: 'setColor', ...body, color: '1022', lastColor: '1014' } as const
    expect(refusal(fresh, sent)).toBe('taken')
    const changed = after(fresh, { action: 'setColor', ...body, color: '1010' })
    expect(change(changed, sent)).toEqual({
      ok: false,
      refusal: { code: 'conflict', target: 'body/body/body' },
    })
  })

  test('is refused on an element that a style has made unavailable (DS14)', () => {
    const eyelet = { partName: 'hood', elementName: 'eyelets', layerName: 'eyelet' } as const
    const sent = { action: 'setColor', ...eyelet, color: '4003' } as const
    expect(refusal(fresh, sent)).toBe('taken')
    const without = after(fresh, {
      action: 'setStyle',
      partName: 'hood',
      elementName: 'drawstring',
      styleName: 'none',
    })
    expect(refusal(without, sent)).toBe('elementUnavailable')
  })
})
