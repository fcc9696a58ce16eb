import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { isLong, writeLong } from '#api/http/long-answer.ts'
import { written } from '#api/http/written.ts'

const long = Array.from({ length: 300 }, (_, index) => ({ index, name: `Élan “${index}”`, none: undefined }))

test.each([
  ['a list', long],
  ['a list with holes', [...long, undefined, null]],
  [
    'a list of what is made as it is written',
    long.slice(0, 5).map(each => written(() => JSON.stringify(each))),
  ],
  [
    'what is made in pieces, some of them empty',
    written(function* () {
      yield '{"list":['
      yield ''
      yield* [JSON.stringify(long[0]), ',', JSON.stringify(long[1]), ']}']
    }),
  ],
  ['lists in an object', { a: 1, none: undefined, long, short: [1], also: long }],
])('%s is written by and by as it would be at once', async (_, data) => {
  expect(isLong(data)).toBe(true)
  expect(await text(writeLong(data))).toBe(JSON.stringify({ status: 'success', data }))
})

test.each([[null], ['words'], [{ a: [1] }], [[1, 2]], [{}]])('%j is written at once', data => {
  expect(isLong(data)).toBe(false)
})
