import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOffered } from './list-offered.ts'

const recorded = readFileSync(join(import.meta.dirname, 'offered.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
const offered = listOffered()

test('the catalogue only grows: what was ever offered still has its name (DS1)', () => {
  const now = new Set(offered)
  expect(recorded.filter(name => !now.has(name))).toEqual([])
})

test('what is offered now is recorded: run `npm run offered`', () => {
  const known = new Set(recorded)
  expect(offered.filter(name => !known.has(name))).toEqual([])
})
