import { expect, test } from 'vitest'
import { drawTemplate, findTemplate, templatesOf } from './design-template.ts'
import { products } from './products/index.ts'

test('each type of each product has a template for each of its places, at true size', () => {
  let count = 0
  for (const product of products)
    for (const type of product.decorationTypes)
      for (const { url } of templatesOf(product, type)) {
        const positionName = url.split('/').at(-1)?.replace('.svg', '') ?? ''
        const found = findTemplate(product, type.type, positionName)
        if (!found) throw new Error(url)
        const { svg, widthInches, heightInches } = drawTemplate(product, found)
        expect(svg).toMatch(/^<svg [^>]*width="[\d.]+in" height="[\d.]+in" viewBox="0 0 /)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(widthInches).toBeGreaterThan(found.location.maxWidthInches)
        expect(heightInches).toBeGreaterThan(found.location.maxHeightInches)
        count += 1
      }
  expect(count).toBeGreaterThan(500)
})

test('a type has none for a place that it does not go to', () => {
  const [product] = products
  expect(findTemplate(product!, 'embroiderypatch', 'centerChest')).toBeUndefined()
  expect(findTemplate(product!, 'undefinedprint', 'centerChest')).toBeUndefined()
  expect(findTemplate(product!, 'nothing', 'centerChest')).toBeUndefined()
})
