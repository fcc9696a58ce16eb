import { expect, test } from 'vitest'
import { isNestedDeeper } from '#api/http/nesting.ts'

test.each([
  ['[[1]]', false],
  ['[[[1]]]', true],
  ['{"a":{"b":{}}}', true],
  ['{"a":[1,[2]],"b":[3]}', true],
  ['{"a":[1],"b":[2],"c":{"d":3}}', false],
  ['[[],[],[],[]]', false],
  // What stands in texts is no nesting.
  ['["[[[["]', false],
  ['["\\"[[[["]', false],
  ['["\\\\",[[1]]]', true],
  ['[[[', true],
  ['', false],
])('%s is nested more than two deep: %s (AC39)', (json, expected) => {
  expect(isNestedDeeper(json, 2)).toBe(expected)
})
