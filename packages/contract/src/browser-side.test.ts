import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { browserSide } from './browser-side.ts'
import { calls } from './index.ts'

const files = fs
  .readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const sides: Readonly<Record<string, unknown>>[] = []
for (const file of files) {
  const side = browserSide((await import(path.join(import.meta.dirname, file))) as Record<string, unknown>)
  if (side) sides.push(side)
}
const addresses = sides
  .flatMap(side => Object.values(side))
  .flatMap(table => Object.values(table as Readonly<Record<string, unknown>>))

test.each(calls)('the browser has the address of $name', ({ method, path }) => {
  expect(addresses).toContainEqual({ method, path })
})

test('it has nothing else of a call: who may make it, what is checked and what is refused stay behind', () => {
  expect(JSON.stringify(sides)).not.toMatch(/"(access|summary|refusals|data|body|params|query)":/)
})

test('plain values beside calls come along; a module without calls stays as it is', () => {
  const list = { name: 'a.list', method: 'GET', path: '/a', access: 'session', data: () => null }
  expect(browserSide({ aCalls: { list }, most: 3, check: () => true })).toEqual({
    aCalls: { list: { method: 'GET', path: '/a' } },
    most: 3,
  })
  expect(browserSide({ most: 3, check: () => true })).toBeUndefined()
})
