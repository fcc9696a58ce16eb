import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { separators, writeCsv } from '#api/platform/csv.ts'

test.each([
  ['=HYPERLINK("https://evil.example")', '\'=HYPERLINK("https://evil.example")'],
  ['+1+cmd|calc', "'+1+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t'=1"],
  ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
  ['x,=1\n=2\r\n@3|+4', "x,'=1\n'=2\r\n'@3|'+4"],
  ['x;"=1"', 'x;"\'=1"'],
  ['x|-1', "x|'-1"],
  ['-12.5', '-12.5'],
  ['-12,5', '-12,5'],
  ['+3', '+3'],
  ['a "b", c\nd', 'a "b", c\nd'],
  ['Tremblay; Roy - 2, fin', 'Tremblay; Roy - 2, fin'],
  ['Écusson 🚣', 'Écusson 🚣'],
])('%j is read by a spreadsheet as %j (SC20)', (written, read) => {
  for (const locale of ['en', 'fr'] as const) {
    const file = writeCsv([['name'], [written]], locale)
    expect(file.startsWith('\uFEFF')).toBe(true)
    expect(
      Papa.parse<string[]>(file.slice(1), { delimiter: separators[locale], skipEmptyLines: true }).data,
    ).toEqual([['name'], [read]])
  }
})

describe('whatever a spreadsheet splits a line at', () => {
  const signs = ['=', '+', '-', '@', ';', ',', '|', '"', "'", '\t', '\n', '\r', ' ', 'a', '1', '.']
  const cells = fc.array(fc.string({ unit: fc.constantFrom(...signs), maxLength: 8 }), {
    minLength: 1,
    maxLength: 3,
  })
  const number = /^[-+]?\d+([.,]\d+)?$/
  const isFormula = (cell: string) => /^[=+\-@\t]/.test(cell) && !number.test(cell)

  test.each(['en', 'fr'] as const)('no cell of a file in %s is a formula there (SC20)', locale => {
    fc.assert(
      fc.property(cells, row => {
        const file = writeCsv([row], locale).slice(1)
        // Where another sign separates, a number and the separator after it begin no formula.
        const numbers = row.filter(cell => number.test(cell)).map(cell => `${cell}${separators[locale]}`)
        const isComputed = (cell: string) =>
          isFormula(cell) && !numbers.some(begun => cell.replaceAll('"', '').startsWith(begun))
        for (const separator of [',', ';', '\t', '|']) {
          // By its own marks of a cell, and by none.
          const whole = Papa.parse<string[]>(file, { delimiter: separator }).data.flat()
          const torn = file
            .split(/\r|\n/)
            .flatMap(line => line.split(separator))
            .map(cell => cell.replaceAll('"', ''))
          expect([...whole, ...torn].filter(isComputed)).toEqual([])
        }
      }),
    )
  })
})

test('in French a file is as Québec’s Excel reads it: semicolons between cells, a comma before cents (SC20)', () => {
  const rows = [
    ['Nom', 'Total'],
    ['Équipe, A', 1234.5],
  ]
  expect(writeCsv(rows, 'fr')).toBe('\uFEFFNom;Total\r\nÉquipe, A;1234,5\r\n')
  expect(writeCsv(rows, 'en')).toBe('\uFEFFNom,Total\r\n"Équipe, A",1234.5\r\n')
})
