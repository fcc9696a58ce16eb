import { expect, test } from 'vitest'
import { filesBelow, read } from './source-files.ts'

const pages = [...filesBelow('docs/rules', file => file.endsWith('.md')), 'docs/rendering.md']
const numbers = pages.flatMap(page =>
  [...read(page).matchAll(/\*\*([A-Z]{2}\d+)\*\*/g)].map(([, number = '']) => number),
)

// What several suites of drawings hold is called `…-truth`.
const isTest = (file: string) => /(?:\.(?:test|suite|e2e)|-truth)\.tsx?$/.test(file)

test('each rule has a number of its own', () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  expect(numbers.length).toBeGreaterThan(300)
})

test('each rule is quoted by a test that holds it', () => {
  const quoted = new Set(
    ['packages', 'apps', 'tools', 'bench', 'e2e']
      .flatMap(folder => filesBelow(folder, isTest))
      .flatMap(file => read(file).match(/\b[A-Z]{2}\d+\b/g) ?? []),
  )
  expect(numbers.filter(number => !quoted.has(number))).toEqual([])
})
