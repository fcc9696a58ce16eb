import { expect, test } from 'vitest'
import { frenchOf } from './french-of.ts'

test.each([
  ['Ana Rivera', 'd’Ana Rivera'],
  ['Maya', 'de Maya'],
  ['Émile', 'd’Émile'],
  ['Hélène', 'd’Hélène'],
  ['Yves', 'd’Yves'],
  ['Yasmine', 'de Yasmine'],
  ['Œil', 'd’Œil'],
  ['ROY', 'de ROY'],
  ['李', 'de 李'],
  ['', 'de '],
])('%s in French: %s', (name, of) => {
  expect(frenchOf(name)).toBe(of)
})
