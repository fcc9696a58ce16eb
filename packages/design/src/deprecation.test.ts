import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { describe, expect, test } from 'vitest'
import { completeDocument } from './complete-document.ts'
import { isBuildable, isDesignDeprecated } from './deprecation.ts'
import type { DesignDocument, StyleState } from './document.ts'
import { findElementState } from './lookup.ts'
import { createDocument } from './new-design.ts'
import { presentDesign } from './present-design.ts'
import { after, context, fresh, id, sample } from './testing/sample.ts'

/** A design that was stored with this style of an element. */
function storedWith(elementName: string, style: StyleState): DesignDocument {
  return {
    ...fresh,
    parts: fresh.parts.map(part => ({
      ...part,
      elements: part.elements.map(element =>
        element.name === elementName ? { ...element, style } : element,
      ),
    })),
  }
}

const layer = (name: string, colorName: string, active = true) => ({ name, colorName, active })

describe('a design is deprecated', () => {
  test('when a style in it is no longer offered (DS15)', () => {
    const stored = storedWith('pocket', { name: 'old', layers: [layer('pocket', '1001')] })
    expect(isDesignDeprecated(sample, stored)).toBe(true)
    const facts = { designId: id(1), revision: 1, timestamp: context.now, images: [] }
    const { design } = presentDesign(stored, sample, facts)
    expect(design.deprecated).toBe(true)
    const pocket = design.parts[0]?.elements.find(element => element.name === 'pocket')
    expect(pocket?.style).toMatchObject({ name: 'old', deprecated: true, layers: [{ deprecated: false }] })
  })

  test('when a colour in it is no longer offered, unless its layer is off (DS15)', () => {
    const coral = storedWith('body', { name: 'regular', layers: [layer('body', '1190')] })
    expect(isDesignDeprecated(sample, coral)).toBe(true)
    const off = storedWith('body', { name: 'regular', layers: [layer('body', '1190', false)] })
    expect(isDesignDeprecated(sample, off)).toBe(false)
  })

  test('until it is changed (DS15)', () => {
    const coral = storedWith('body', { name: 'regular', layers: [layer('body', '1190')] })
    const changed = after(coral, {
      action: 'setColor',
      partName: 'body',
      elementName: 'body',
      layerName: 'body',
      color: '1022',
    })
    expect(isDesignDeprecated(sample, changed)).toBe(false)
    expect(isDesignDeprecated(sample, fresh)).toBe(false)
  })
})

describe('a design can be built', () => {
  test('while the catalogue knows all that it is made of (DS1)', () => {
    expect(isBuildable(sample, fresh)).toBe(true)
    const deprecated = storedWith('pocket', { name: 'old', layers: [layer('pocket', '1190')] })
    expect(isBuildable(sample, deprecated)).toBe(true)
  })

  test.each<[string, DesignDocument]>([
    ['style', storedWith('pocket', { name: 'cargo', layers: [] })],
    ['layer', storedWith('body', { name: 'regular', layers: [layer('lining', '1001')] })],
    ['colour', storedWith('body', { name: 'regular', layers: [layer('body', '9999')] })],
    ['colour of its cloth', storedWith('body', { name: 'regular', layers: [layer('body', '2001')] })],
    [
      'part',
      {
        ...fresh,
        parts: [
          ...fresh.parts,
          { name: 'cape', elements: [{ name: 'cape', style: { name: 'long', layers: [] } }] },
        ],
      },
    ],
  ])('not with a %s that it does not know (DS1)', (_, document) => {
    expect(isBuildable(sample, document)).toBe(false)
  })
})

describe('a design stored before its product grew', () => {
  const [body, hood] = sample.parts
  const earlier: Product = { ...sample, parts: [{ ...body!, elements: body!.elements.slice(0, 1) }] }
  const painted: DesignDocument = after(fresh, {
    action: 'setColor',
    partName: 'body',
    elementName: 'body',
    layerName: 'body',
    color: '1022',
  })
  const stored: DesignDocument = {
    ...createDocument(earlier),
    parts: createDocument(earlier).parts.map(part => ({
      ...part,
      elements: [findElementState(painted, 'body', 'body')!],
    })),
  }

  test('has what came since in its first style, in the product’s order (DS3)', () => {
    const completed = completeDocument(stored, sample)
    expect(completed.parts).toEqual(painted.parts)
    expect(isBuildable(sample, completed)).toBe(true)
    expect(completed.parts[1]?.name).toBe(hood?.name)
  })

  test('is left alone when nothing came (DS3)', () => {
    expect(completeDocument(painted, sample)).toEqual(painted)
    expect(completeDocument(stored, earlier)).toEqual(stored)
  })

  test('keeps what its product has lost, and so cannot be built (DS1, DS3)', () => {
    const completed = completeDocument(fresh, {
      ...earlier,
      parts: [...earlier.parts, { ...hood!, name: 'cowl' }],
    })
    expect(completed.parts.map(part => part.name)).toEqual(['body', 'cowl', 'hood'])
    expect(
      isBuildable({ ...earlier, parts: [...earlier.parts, { ...hood!, name: 'cowl' }] }, completed),
    ).toBe(false)
  })
})

test.each(products)('a new $product.name is whole, can be built and is not deprecated (DS2)', product => {
  const document = createDocument(product)
  expect(isBuildable(product, document)).toBe(true)
  expect(isDesignDeprecated(product, document)).toBe(false)
  expect(completeDocument(document, product)).toEqual(document)
  for (const part of product.parts) {
    for (const { name, styles } of part.elements) {
      const state = findElementState(document, part.name, name)
      expect(state?.style.name).toBe(styles[0].name)
      expect(state?.style.layers.map(({ colorName }) => colorName)).toEqual(
        styles[0].layers.map(({ colorName }) => colorName),
      )
    }
  }
})
