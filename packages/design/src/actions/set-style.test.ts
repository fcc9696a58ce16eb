import { describe, expect, test } from 'vitest'
import type { DesignDocument } from '../document.ts'
import { findElementState } from '../lookup.ts'
import { after, change, context, fresh, refusal, sample } from '../testing/sample.ts'
import type { DesignChange } from './index.ts'

const pocket = (styleName: string): DesignChange => ({
  action: 'setStyle',
  partName: 'body',
  elementName: 'pocket',
  styleName,
})
const paint = (elementName: string, layerName: string, color: string, active?: boolean): DesignChange => ({
  action: 'setColor',
  partName: 'body',
  elementName,
  layerName,
  color,
  ...(active === undefined ? {} : { active }),
})

function styleOf(document: DesignDocument, elementName: string) {
  return findElementState(document, 'body', elementName)?.style
}

function colorsOf(document: DesignDocument, elementName: string) {
  return Object.fromEntries(
    styleOf(document, elementName)?.layers.map(layer => [layer.name, layer.colorName]) ?? [],
  )
}

describe('setStyle', () => {
  test('takes its colours from the part’s main element, where the cloth comes in them (DS12)', () => {
    const red = after(fresh, paint('body', 'body', '1022'), pocket('kangaroo'))
    expect(colorsOf(red, 'pocket')).toEqual({ pocket: '1022', edge: '1008', stitch: '2001' })
  })

  test('leaves a layer that is excluded its own colour (DS13)', () => {
    expect(colorsOf(after(fresh, pocket('patch')), 'pocket')).toMatchObject({ edge: '1008' })
  })

  test('takes colours over by layer name before all else, those that are excluded too (DS12, DS13)', () => {
    const painted = after(
      fresh,
      pocket('kangaroo'),
      paint('pocket', 'pocket', '1010'),
      paint('pocket', 'edge', '1001'),
    )
    expect(colorsOf(after(painted, pocket('patch')), 'pocket')).toEqual({ pocket: '1010', edge: '1001' })
  })

  test('of a product that does not inherit starts in its own colours (DS12)', () => {
    const result = change(fresh, pocket('kangaroo'), {
      context: { product: { ...sample, inherit: false } },
    })
    expect(result.ok && colorsOf(result.value, 'pocket')).toMatchObject({ pocket: '1001' })
  })

  test('takes over whether an optional layer is on; a new one is as it usually is (DS7, DS12)', () => {
    const on = after(fresh, paint('piping', 'piping', '3010', true), {
      action: 'setStyle',
      partName: 'body',
      elementName: 'piping',
      styleName: 'double',
    })
    expect(styleOf(on, 'piping')?.layers).toEqual([
      { name: 'piping', colorName: '3010', active: true },
      { name: 'second', colorName: '3002', active: true },
    ])
  })

  test('chosen again changes nothing (DS12)', () => {
    const painted = after(fresh, pocket('kangaroo'), paint('pocket', 'pocket', '1010'))
    expect(after(painted, pocket('kangaroo')).parts).toEqual(painted.parts)
  })

  test.each([
    ['unknownPart', { partName: 'wing' }],
    ['unknownElement', { elementName: 'hood' }],
    ['unknownStyle', { styleName: 'cargo' }],
    ['unknownStyle', { styleName: 'sold out' }],
    ['unknownStyle', { styleName: 'old' }],
  ])('is refused with %s for %j (DS15)', (code, names) => {
    expect(refusal(fresh, { ...pocket('kangaroo'), ...names } as DesignChange)).toBe(code)
  })

  test('leaves a style that is no longer offered where it is in use (DS15)', () => {
    const layers = [{ name: 'pocket', colorName: '1001', active: true }]
    const stored: DesignDocument = {
      ...fresh,
      parts: fresh.parts.map(part => ({
        ...part,
        elements: part.elements.map(element =>
          element.name === 'pocket' ? { ...element, style: { name: 'old', layers } } : element,
        ),
      })),
    }
    expect(refusal(stored, pocket('old'))).toBe('taken')
    expect(refusal(after(stored, pocket('patch')), pocket('old'))).toBe('unknownStyle')
  })

  test('is a conflict when the style that its sender saw is no longer there (DS8)', () => {
    const sent = { ...pocket('patch'), lastStyleName: 'none' } as DesignChange
    expect(refusal(fresh, sent)).toBe('taken')
    expect(change(after(fresh, pocket('kangaroo')), sent)).toEqual({
      ok: false,
      refusal: { code: 'conflict', target: 'body/pocket' },
    })
  })

  test('makes what it disables unavailable, and back again as it was (DS14)', () => {
    const drawstring = (styleName: string): DesignChange => ({
      action: 'setStyle',
      partName: 'hood',
      elementName: 'drawstring',
      styleName,
    })
    const eyelets: DesignChange = {
      action: 'setStyle',
      partName: 'hood',
      elementName: 'eyelets',
      styleName: 'plain',
    }
    const brass: DesignChange = {
      action: 'setColor',
      partName: 'hood',
      elementName: 'eyelets',
      layerName: 'eyelet',
      color: '4003',
    }
    const without = after(fresh, brass, drawstring('none'))
    expect(refusal(without, eyelets)).toBe('elementUnavailable')
    const back = after(without, drawstring('round'))
    expect(findElementState(back, 'hood', 'eyelets')).toEqual(
      findElementState(after(fresh, brass), 'hood', 'eyelets'),
    )
    expect(context.product).toBe(sample)
  })
})
