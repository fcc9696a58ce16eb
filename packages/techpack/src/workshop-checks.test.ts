import { products } from '@teamloom/catalog/products/index.ts'
import { openChecksOf } from '@teamloom/design/open-checks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { designsWithEveryPlace, withoutMargins } from './testing/every-place.ts'
import { workshopChecks } from './workshop-checks.ts'

const product = must(
  products.find(each => each.product.name === 'hoodie'),
  'hoodie',
)
const poster = {
  ...withoutMargins,
  filename: 'poster.png',
  format: 'png' as const,
  isVector: false,
  width: 300,
  height: 150,
  isFlat: false,
}
const checks = openChecksOf(must(designsWithEveryPlace(product, poster)[0], 'design'), product)
const keysOf = (all: readonly { readonly key: string }[]) => new Set(all.map(({ key }) => key))

test('TP31: a workshop is told nothing that is said to customers, and of a file that is not made from nothing', () => {
  expect([...keysOf(checks)]).toEqual(
    expect.arrayContaining(['pngUsed', 'fileTypeLimited', 'fileWidthLimited']),
  )
  const sent = keysOf(workshopChecks(checks, false))
  const given = keysOf(workshopChecks(checks, true))
  for (const key of ['pngUsed', 'fileTypeLimited', 'fileWidthLimited']) {
    expect([key, sent.has(key), given.has(key)]).toEqual([key, false, false])
  }
  for (const key of ['tonesFlattened'])
    expect([key, sent.has(key), given.has(key)]).toEqual([key, true, false])
})
