import { findColor } from '@teamloom/catalog/colors/index.ts'
import { printedPalette } from '@teamloom/catalog/colors/printed.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { describe, expect, test } from 'vitest'
import type { DesignChange } from './actions/index.ts'
import { countCredits } from './credits.ts'
import type { DesignDocument } from './document.ts'
import { drawnDesign } from './drawn-design.ts'
import { findElementState } from './lookup.ts'
import { createDocument } from './new-design.ts'
import { backTo, change, refusal } from './testing/sample.ts'

const hoodies = products.filter(({ parts }) =>
  parts.some(({ elements }) => elements.some(({ styles }) => styles.some(({ name }) => name === 'printed'))),
)

const slot = 'hood/lining/lining'
const lined = (styleName: string): DesignChange => ({
  action: 'setStyle',
  partName: 'hood',
  elementName: 'lining',
  styleName,
})
const dyed = (elementName: 'hood' | 'lining', color: string): DesignChange => ({
  action: 'setColor',
  partName: 'hood',
  elementName,
  layerName: elementName,
  color,
})

test('hoods are lined with printed jersey on every hoodie', () => {
  expect(hoodies.map(({ product }) => product.name)).toEqual([
    'hoodie',
    'hoodieZip',
    'hoodieWoman',
    'hoodieSnap',
  ])
})

describe.each(hoodies)('the printed lining of the $product.name', product => {
  const context = { product }
  const after = (document: DesignDocument, ...changes: readonly DesignChange[]) =>
    changes.reduce((current, sent) => {
      const result = change(current, sent, { context })
      if (!result.ok) throw new Error(`${sent.action}: ${result.refusal.code}`)
      return result.value
    }, document)
  const liningOf = (document: DesignDocument) =>
    findElementState(document, 'hood', 'lining')?.style.layers.map(({ colorName }) => colorName)
  const fresh = createDocument(product)
  const red = after(fresh, dyed('hood', '1022'), dyed('lining', '1019'))
  const printed = after(red, lined('printed'))

  test('starts in a print of its own, whatever the colour of the hood (DS12, DS13)', () => {
    expect(liningOf(printed)).toEqual([printedPalette.colors[0]?.name])
    expect(liningOf(after(printed, dyed('hood', '1010')))).toEqual(liningOf(printed))
  })

  test('gives way to a plain one in the colour of the hood, as no cloth has its print (DS12)', () => {
    for (const plain of ['self', 'jersey']) expect(liningOf(after(printed, lined(plain)))).toEqual(['1022'])
  })

  test('takes each print of its chart, and no colour of another one (DS6)', () => {
    for (const { name } of printedPalette.colors)
      expect(liningOf(after(printed, dyed('lining', name)))).toEqual([name])
    expect(refusal(printed, dyed('lining', '1010'), { context })).toBe('unknownColor')
    expect(refusal(red, dyed('lining', '8001'), { context })).toBe('unknownColor')
    expect(refusal(printed, dyed('hood', '8001'), { context })).toBe('unknownColor')
  })

  test('is taken back to the lining that was before, colour and all (DS9)', () => {
    const changes = [lined('printed'), dyed('lining', '8004'), lined('self')]
    const states = [red]
    for (const sent of changes) states.push(after(states.at(-1)!, sent))
    for (const now of states.slice(1).toReversed()) {
      const before = states[states.indexOf(now) - 1]!
      const back = after(now, backTo(before, now))
      expect(drawnDesign(back, product)).toEqual(drawnDesign(before, product))
    }
  })

  test('is drawn with its pattern, and uses two credits (DS28, DS31)', () => {
    const gingham = findColor('8003')
    expect(drawnDesign(after(printed, dyed('lining', '8003')), product).cloths[slot]).toEqual({
      colorName: '8003',
      hex: gingham?.hex,
      print: { hex: gingham?.print?.hex, pattern: 'gingham' },
      fabric: 'printedJersey',
    })
    const used = (document: DesignDocument) => countCredits(document, product).creditsUsedInDesign
    expect(used(printed)).toBe(used(red) + 2)
  })
})
