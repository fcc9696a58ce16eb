import { products } from '@teamloom/catalog/products/index.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { loadOffered } from '#web/data/offer.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { answer } from '#web/lib/testing/server.ts'

const shirt = must(
  products.find(({ product }) => product.name === 'tshirt'),
  'shirt',
)
const pricing = { ...shirt.pricing, minQty: 7 }

async function openedWith(offered: object) {
  queryClient.clear()
  answer(generatorCalls.offer, { pricing, until: null, ...offered } as never)
  return loadOffered(shirt)
}

test('a product comes in the sizes that the house offers it in, at its prices of now', async () => {
  const { sizes, ...opened } = await openedWith({ sizes: ['M', 'YM'] })
  expect(sizes.filter(({ display }) => display.displayable).map(({ name }) => name)).toEqual(['YM', 'M'])
  expect(opened.pricing.minQty).toBe(7)
})

test('what a process of an older build offers, which tells no sizes, is opened in those of its definition', async () => {
  const opened = await openedWith({})
  expect(opened.sizes).toEqual(shirt.sizes)
  expect(opened.pricing.minQty).toBe(7)
})
