import { expect, test } from 'vitest'
import { findingsOf } from './findings.ts'
import { findDecoration } from './lookup.ts'
import { after, decorated, fresh, id, photo, sample } from './testing/sample.ts'

function findings(document: typeof fresh) {
  const decoration = findDecoration(document, id(1))
  return decoration ? findingsOf(document, sample, decoration) : []
}

const keys = (document: typeof fresh) => findings(document).map(({ key }) => key)

test('what a type checks is found, and each finding says where, how much, and the ways out', () => {
  const found = findings(decorated(fresh, 1, 'chest', photo))
  expect(found.map(({ key }) => key)).toContain('pngUsed')
  for (const finding of found)
    expect(Object.keys(finding).toSorted()).toEqual(['area', 'fixes', 'key', 'limit', 'value'])
})

test('an ink on cloth of its own colour is found until it is left out', () => {
  const printed = decorated(fresh, 1, 'chest')
  const near = findings(printed).find(({ key }) => key === 'nearCloth')
  expect(near?.value ?? 0).toBeLessThan(12)
  expect(near?.limit ?? 12).toBe(12)
  const mended = near ? after(printed, near.fixes[0] as never) : fresh
  expect(keys(mended)).not.toContain('nearCloth')
  const out = { action: 'updatePrintColor', decorationId: id(1), indexOfColor: 0, color: 'PT032' } as const
  expect(keys(after(printed, { ...out, transparent: true }))).not.toContain('nearCloth')
})

test('of a place that is kept there is nothing to find', () => {
  expect(findings(fresh)).toEqual([])
})
