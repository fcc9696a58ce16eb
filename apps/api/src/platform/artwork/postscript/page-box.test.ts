import { expect, test } from 'vitest'
import { readPageBox } from '#api/platform/artwork/postscript/page-box.ts'

const start = '%!PS-Adobe-3.0 EPSF-3.0'
const box = { left: 10, bottom: 20, right: 310, top: 220 }

test.each([
  ['at its head', '%%BoundingBox: 10 20 310 220', ''],
  ['with a return at the end of lines', '%%BoundingBox: 10 20 310 220\r%%EndComments\r', ''],
  ['with both', '%%BoundingBox:10 20 310 220 \r\n', ''],
  ['at its end', '%%BoundingBox: (atend)', '%%Trailer\n%%BoundingBox: 10 20 310 220\n%%EOF'],
  ['at its end alone', '%%Title: Crest', '%%BoundingBox: 10 20 310 220'],
  ['twice', '%%BoundingBox: 10 20 310 220\n%%BoundingBox: 0 0 9 9', ''],
  [
    'before what is placed into it',
    '%%BoundingBox: 10 20 310 220\n%%BeginDocument: a.eps\n%%BoundingBox: 0 0 9 9\n%%EndDocument',
    '',
  ],
  [
    'behind what is placed into it',
    '%%BoundingBox: (atend)\n%%BeginDocument: a.eps\n%%BoundingBox: 0 0 9 9',
    '%%BoundingBox: 1 1 8 8\n%%EndDocument\n%%BoundingBox: 10 20 310 220',
  ],
  [
    'exactly, but of what it was before',
    '%%BoundingBox: 10 20 310 220\n%%HiResBoundingBox: 0 0 99.5 99.5',
    '',
  ],
  ['after one that no page can have', '%%BoundingBox: 310 220 10 20\n%%BoundingBox: 10 20 310 220', ''],
])('a box that is said %s is the page’s', (_, head, end) => {
  expect(readPageBox(`${start}\n${head}`, end)).toEqual(box)
})

test('what is said exactly counts', () => {
  const exact = '%%HiResBoundingBox: 10.25 20.5 309.75 219.125'
  expect(readPageBox(`${start}\n%%BoundingBox: 10 20 310 220\n${exact}`, '')).toEqual({
    left: 10.25,
    bottom: 20.5,
    right: 309.75,
    top: 219.125,
  })
})

test.each([
  ['none', ''],
  ['words', '%%BoundingBox: as large as it is'],
  ['three numbers', '%%BoundingBox: 10 20 310'],
  ['nothing between', '%%BoundingBox: 10 20 10 20'],
  ['upside down', '%%BoundingBox: 300 200 0 0'],
  ['far too large', '%%BoundingBox: 0 0 1000000000 1000000000'],
  ['no numbers', '%%BoundingBox: - - . .'],
])('of %s there is no box', (_, head) => {
  expect(readPageBox(`${start}\n${head}\n`, '')).toBeUndefined()
})
