import { expect, it } from 'vitest'
import { mergeFields } from '#web/lib/merge-fields.ts'

const first = { M: 10, L: 7, XL: 3 }

it('takes mine where I typed, theirs where I did not, and tells what both have changed (OR30)', () => {
  expect(mergeFields(first, { ...first, M: 12 }, { ...first, XL: 4 })).toEqual({
    values: { M: 12, L: 7, XL: 4 },
    yielded: { M: 12, L: 7, XL: 4 },
    clashes: [],
  })
  expect(mergeFields(first, { M: 12, L: 5, XL: 4 }, { M: 10, L: 6, XL: 4 })).toEqual({
    values: { M: 12, L: 5, XL: 4 },
    yielded: { M: 12, L: 6, XL: 4 },
    clashes: ['L'],
  })
})

it('compares whole values, and knows fields that were not there before', () => {
  const [before, after] = [{ city: 'Laval' }, { city: 'Gatineau' }]
  const merged = mergeFields({ place: before }, { place: { ...before } }, { place: after })
  expect(merged).toMatchObject({ values: { place: after }, clashes: [] })
  expect(mergeFields<number>({}, {}, { S: 1 }).values).toEqual({ S: 1 })
})
