import { expect } from 'vitest'

/** Rows of cells as RFC 4180 has them; no byte order mark. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  let [cell, isQuoted] = ['', false]
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += letter
    else if (letter === ',') {
      rows.at(-1)!.push(cell)
      cell = ''
    } else if (letter === '\r' && text[at + 1] === '\n') {
      rows.at(-1)!.push(cell)
      rows.push([])
      cell = ''
      at++
    } else cell += letter
  }
  return rows.slice(0, -1)
}

/** A table as a program that knows nothing of what wrote it reads it: the first row names the columns of all others. */
export function readCsv(file: Uint8Array): Record<string, string>[] {
  const [columns, ...rows] = cellsOf(new TextDecoder().decode(file))
  expect(columns).toBeDefined()
  expect(rows.filter(row => row.length !== columns!.length)).toEqual([])
  return rows.map(row => Object.fromEntries(columns!.map((column, at) => [column, row[at]!])))
}
