import type { ContentItem } from '@teamloom/techpack/content.ts'
import { expect, test } from 'vitest'
import { progressOf, stepsOfItem } from '#api/techpacks/release-progress.ts'

test('TP19: a release of many people tells its progress with each of them, and only as it grows', async () => {
  const lines = Array.from({ length: 200 }, () => ({})) as unknown as NonNullable<ContentItem['lines']>
  const told: number[] = []
  const advance = progressOf({ items: [{ lines }, {}] }, async progress => told.push(progress))
  for (let line = 0; line < 2 * lines.length; line++) await advance(1)
  expect(told.length).toBeGreaterThan(50)
  await advance(stepsOfItem)
  await advance(stepsOfItem)
  expect(told.at(-1)).toBe(65)
  expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b))
})
