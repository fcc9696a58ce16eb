import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { describe, expect, test } from 'vitest'
import { type Column, columnsOf, typedOf, withTyped } from '#web/features/lines/columns.ts'
import { listCsv } from '#web/features/lines/list-csv.ts'
import { inOrder, sortedIds } from '#web/features/lines/list-view.ts'

const row: ListRow = { id: 'a', size: 'M', qty: 1, person: null, words: {} }
const column = (kind: Column['kind'], key: string = kind): Column => ({ key, kind })

describe('what is typed into a cell', () => {
  test.each([
    ['Ana Rivera', 'Ana', 'Rivera', null],
    ['Rivera, Ana <ana@x.example>', 'Ana', 'Rivera', 'ana@x.example'],
    ['ana.rivera@x.example', '', '', 'ana.rivera@x.example'],
  ])('of a person: %s', (typed, first, last, email) => {
    const { person } = withTyped(row, column('person'), typed)
    expect(person).toEqual({ first_name: first, last_name: last, email })
  })

  test('is kept as it stands: 07 is no 7, blanks around it are nothing, and e with its accent is one letter', () => {
    expect(withTyped(row, column('number'), ' 07 ').words).toEqual({ number: '07' })
    expect(withTyped(row, column('name'), 'BE\u0301LANGER').words).toEqual({ name: 'BÉLANGER' })
    expect(withTyped({ ...row, words: { name: 'ROY' } }, column('name'), '').words).toEqual({})
  })

  test('changes nothing where it says the same, or is no quantity', () => {
    expect(withTyped(row, column('qty'), '1')).toBe(row)
    expect(withTyped(row, column('qty'), '-2')).toBe(row)
    expect(withTyped(row, column('qty'), '12').qty).toBe(12)
    const ana = { ...row, person: { first_name: 'Ana de', last_name: 'la Cruz', email: null } }
    expect(withTyped(ana, column('person'), typedOf(ana, column('person')))).toBe(ana)
  })
})

test('a column sorts numbers as numbers and sizes as the chart; spares and what is empty come last both ways', () => {
  const rows = ['10', '9', '', '2'].map(
    (number, at): ListRow => ({ ...row, id: `r${at}`, size: ['L', 'S', 'M', 'S'][at]!, words: { number } }),
  )
  const all = [...rows, { ...row, id: 'M' }]
  const ids = (own: Column, isTurned: boolean) => sortedIds(all, own, isTurned, ['S', 'M', 'L'])
  expect(ids(column('number'), false)).toEqual(['r3', 'r1', 'r0', 'r2', 'M'])
  expect(ids(column('number'), true)).toEqual(['r0', 'r1', 'r3', 'r2', 'M'])
  expect(ids(column('size'), false)).toEqual(['r1', 'r3', 'r2', 'r0', 'M'])
  expect(inOrder([...all, { ...row, id: 'new' }], ids(column('number'), false)).at(-1)?.id).toBe('new')
})

test('a CSV has what can be pasted back, and no formula', () => {
  const columns = columnsOf([{ id: 'back', kind: 'name' }])
  const person = { first_name: 'Ana', last_name: '=1+1', email: null }
  const csv = listCsv(
    [{ ...row, person, words: { back: 'O"BRIEN, A' } }],
    columns,
    { first: 'First name', last: 'Last name', email: 'Email' },
    ({ key }) => key,
  )
  expect(csv).toBe('\ufeffFirst name,Last name,Email,size,back,qty\r\nAna,\'=1+1,,M,"O""BRIEN, A",1\r\n')
})
