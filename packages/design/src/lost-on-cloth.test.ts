import { expect, test } from 'vitest'
import { findDecoration } from './lookup.ts'
import { lostOnCloth } from './lost-on-cloth.ts'
import { after, decorated, fresh, id, sample } from './testing/sample.ts'

const printed = decorated(fresh, 1, 'chest')

function lost(document: typeof fresh) {
  const decoration = findDecoration(document, id(1))
  return decoration && lostOnCloth(document, sample, decoration)
}

test('an ink that stands out is not lost', () => {
  const other = after(printed, {
    action: 'updatePrintColor',
    decorationId: id(1),
    indexOfColor: 0,
    color: 'PT032',
    transparent: false,
  })
  expect(lost(other)?.difference ?? 100).toBeGreaterThan(lost(printed)?.difference ?? 0)
})

test('what is left out, or lies nowhere, is not lost', () => {
  const out = after(printed, {
    action: 'updatePrintColor',
    decorationId: id(1),
    indexOfColor: 0,
    color: 'PT032',
    transparent: true,
  })
  expect(lost(out)).toBeUndefined()
  expect(
    lostOnCloth(fresh, sample, { type: 'screenprint', colors: [], positionName: 'nowhere' }),
  ).toBeUndefined()
})
