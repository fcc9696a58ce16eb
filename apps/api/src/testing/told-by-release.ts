import { must } from '@teamloom/kit/assert.ts'
import { expect } from 'vitest'
import { readCsv } from '#api/testing/read-csv.ts'

type Placed = {
  readonly sizes: readonly Record<
    'down' | 'across',
    { readonly rule: { readonly en: string }; readonly inches: number }
  >[]
}

/** TP8: the data's inches are those of the table. */
export function expectSamePlaces(json: string, csv: Buffer | undefined): void {
  const { document } = JSON.parse(json) as { document: { items: { placed: Placed[] }[] } }
  const measures = document.items.flatMap(({ placed }) =>
    placed.flatMap(({ sizes }) => sizes.flatMap(({ down, across }) => [down, across])),
  )
  expect(measures.length).toBeGreaterThan(0)
  expect(readCsv(must(csv, 'table')).map(({ rule, value, unit }) => [rule, Number(value), unit])).toEqual(
    measures.map(({ rule, inches }) => [rule.en, inches, 'in']),
  )
}

type Said = {
  readonly placements: readonly (readonly string[])[]
  readonly materials: readonly { readonly row: readonly string[] }[]
  readonly inks: readonly { readonly row: readonly string[] }[]
  readonly quantities: { readonly rows: readonly (readonly string[])[] }
  readonly measures: { readonly rows: readonly { readonly sizes: readonly (readonly string[] | null)[] }[] }
  readonly artworks: readonly {
    readonly facts: readonly (readonly string[])[]
    readonly colors: readonly { readonly text: string }[]
    readonly bySize: { readonly rows: readonly (readonly string[])[] }
  }[]
}

/** Words without what only lays them out. */
export const packed = (words: string) => words.replaceAll(/[\s\u00a0]/g, '')

/** TP20: what the data says of sizes, places, colours and quantities stands in the document, word for word. */
export function expectSaid(text: string, json: string): void {
  const { document } = JSON.parse(json) as { document: { items: Said[] } }
  const cells = document.items.flatMap(item => [
    // After its number and the name of its file.
    ...item.placements.flatMap(row => row.slice(2)),
    ...[...item.materials, ...item.inks].flatMap(({ row }) => row.slice(1)),
    ...item.quantities.rows.flat(),
    ...item.measures.rows.flatMap(({ sizes }) => sizes.flatMap(each => each ?? [])),
    ...item.artworks.flatMap(({ facts, colors, bySize }) => [
      ...facts.slice(0, 1).flat(),
      ...colors.map(each => each.text),
      ...bySize.rows.flat(),
    ]),
  ])
  expect(cells.length).toBeGreaterThan(200)
  const said = packed(text)
  expect([...new Set(cells)].filter(cell => !said.includes(packed(cell)))).toEqual([])
}
