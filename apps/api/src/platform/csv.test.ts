import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { writeCsv } from '#api/platform/csv.ts'

test.each([
  ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
  ['+1+cmd|calc', "'+1+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['-12.5', '-12.5'],
  ['+3', '+3'],
  ['a "b", c\nd', 'a "b", c\nd'],
  ['Écusson 🚣', 'Écusson 🚣'],
])('%j is read by a spreadsheet as %j (SC20)', (written, read) => {
  const file = writeCsv([['name'], [written]])
  expect(file.startsWith('\uFEFF')).toBe(true)
  expect(Papa.parse<string[]>(file.slice(1), { skipEmptyLines: true }).data).toEqual([['name'], [read]])
})
