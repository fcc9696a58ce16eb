import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { expect, test } from 'vitest'
import { columnsOf } from '#web/features/lines/columns.ts'
import type { ListLooked } from '#web/features/lines/list-context.ts'
import { type Looking, lookAtOnce, lookThrough } from '#web/features/lines/looking.ts'

const slot = (id: string, kind: 'name' | 'number') => ({
  id,
  kind,
  mayBeEmpty: true,
  sample: '',
  type: 'cutletters',
  positionName: 'upperBack',
  linkedIds: [],
})
const slots = [slot('back', 'name'), slot('number', 'number')]
const row = (id: string, name: string, number: string): ListRow => ({
  id,
  size: 'M',
  qty: 1,
  person: null,
  words: { back: name, number },
})
const looking = (rows: readonly ListRow[]): Looking => ({
  rows,
  faults: new Map(),
  offending: new Set(),
  longNames: [],
  about: { id: 'list', slots, sizes: [], sport: null, pictureOf: null, sides: [], isFixed: false },
  columns: columnsOf(slots),
})

function lookAgain(rows: readonly ListRow[], before: ListLooked): ListLooked {
  const steps = lookThrough(looking(rows), before.findings)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

test('what is told of a row as before is the very same, of another it is told anew (NN3)', () => {
  const rows = [row('a', 'RIVERA', '7'), row('b', 'ROY', '7'), row('c', 'CO2HEN', '8')]
  const before = lookAtOnce(looking(rows))
  expect([...before.findings.keys()]).toEqual(['a', 'b', 'c'])
  const after = lookAgain(rows.with(2, row('c', 'COHEN', '8')), before)
  expect(after.findings.get('a')).toBe(before.findings.get('a'))
  expect(after.findings.has('c')).toBe(false)
  const apart = lookAgain(rows.with(1, row('b', 'R0Y', '9')), before)
  expect(apart.findings.has('a')).toBe(false)
  expect(apart.findings.get('b')).toEqual([{ key: 'digit_in_name', slotId: 'back' }])
  expect(apart.counts.look).toBe(2)
})
