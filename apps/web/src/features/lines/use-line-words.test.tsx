import { must } from '@teamloom/kit/assert.ts'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import type { Column } from '#web/features/lines/columns.ts'
import { HeldContext, type ListHeld } from '#web/features/lines/list-context.ts'
import { useColumnName, useSizeName, useWho } from '#web/features/lines/use-line-words.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

type Words = {
  readonly column: ReturnType<typeof useColumnName>
  readonly size: ReturnType<typeof useSizeName>
  readonly who: ReturnType<typeof useWho>
}
const row = (id: string, more: object = {}) =>
  ({ id, size: 'M', qty: 1, person: null, words: {}, ...more }) as never

function wordsOf(columns: readonly Partial<Column>[], rows: readonly unknown[] = []): Words {
  let told: Words | undefined
  const tell = (words: Words) => {
    told = words
  }
  function Tell() {
    const words = { column: useColumnName(), size: useSizeName(), who: useWho() }
    useEffect(() => tell(words))
    return null
  }
  const held = {
    columns,
    about: { sizes: [{ name: 'XL', displayLabel: { en: 'X-Large', fr: 'TG' } }] },
    session: { read: () => ({ rows }) },
  } as unknown as ListHeld
  openPage(
    <HeldContext value={held}>
      <Tell />
    </HeldContext>,
  )
  return must(told, 'words')
}

test('of several columns of a kind the second has its number, and the first none', () => {
  const [one, two, number] = [
    { key: 'a', kind: 'name' },
    { key: 'b', kind: 'name' },
    { key: 'c', kind: 'number' },
  ] as const satisfies readonly Partial<Column>[]
  const { column } = wordsOf([one, two, number])
  expect([column(one), column(two)]).toEqual(['Name', 'Name 2'])
  expect(column(number)).not.toMatch(/\d/)
})

test('a size has its label, and one that is not there any more its name', () => {
  const { size } = wordsOf([])
  expect([size('XL'), size('gone')]).toEqual(['X-Large', 'gone'])
})

test('a row is called by its person, else by its words, else by its line', () => {
  const rows = [
    row('one', { person: { first_name: 'Ana', last_name: 'Rivera' } }),
    row('two', { words: { a: 'ROY' } }),
    row('three'),
  ]
  const { who } = wordsOf([], rows)
  expect(rows.map(who)).toEqual(['Ana Rivera', 'ROY', 'Line 3'])
})
