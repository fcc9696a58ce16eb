import { hoodie } from '@teamloom/catalog/products/hoodie/product.ts'
import { expect, test } from 'vitest'
import { workerOfKind } from '#web/features/studio/drawing/worker-of-kind.ts'

test('each worker of a row has half of the kinds, and a single one all of them', () => {
  const of = (worker: number, count: number) =>
    hoodie.decorationTypes.filter(({ type }) => workerOfKind(hoodie, type, count) === worker).length
  expect(Math.abs(of(0, 2) - of(1, 2))).toBeLessThanOrEqual(1)
  expect(of(0, 2) + of(1, 2)).toBe(hoodie.decorationTypes.length)
  expect(of(0, 1)).toBe(hoodie.decorationTypes.length)
})
