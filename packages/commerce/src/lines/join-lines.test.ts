import { expect, test } from 'vitest'
import { joinLines, type ListRow } from './join-lines.ts'
import type { ReadLine } from './read-list.ts'

const person = (first_name: string, last_name: string, email: string | null = null) => ({
  first_name,
  last_name,
  email,
})
const row = (id: string, own: ListRow['person'], words: ListRow['words'] = {}): ListRow => ({
  id,
  size: 'M',
  qty: 2,
  person: own,
  words,
})
const read = (own: ListRow['person'], words: ListRow['words'], size = ''): ReadLine => ({
  size,
  qty: 1,
  person: own,
  words,
  unread: [],
})
const join = (rows: readonly ListRow[], lines: readonly ReadLine[], hasQty = false) => {
  let count = 0
  const newId = () => `new-${++count}`
  return joinLines(rows, lines, { hasQty, isSize: name => ['M', 'L'].includes(name), newId })
}

test('who is there is filled in by what is said of them, others are new lines (NN14)', () => {
  const rows = [row('1', person('Ana', 'Rivera', 'ana@titans.example'), { back: 'OLD' }), row('2', null)]
  const joined = join(rows, [
    read(person('ana', 'rivera'), { number: '07' }, 'L'),
    read(person('Noah', 'Roy'), { number: '7' }, 'XXXL?'),
  ])
  expect(joined).toEqual({
    rows: [
      { ...rows[0], size: 'L', words: { back: 'OLD', number: '07' } },
      rows[1],
      { id: 'new-1', size: '', qty: 1, person: person('Noah', 'Roy'), words: { number: '7' } },
    ],
    added: 1,
    filled: 1,
  })
  expect(join(rows, [read(person('Ana', 'Rivera'), {})], true).rows[0]?.qty).toBe(1)
  expect(join(rows, [read(person('Ana', 'Rivera'), {})]).rows[0]?.qty).toBe(2)
})

test('nobody is filled in who could be another: two of a name, another address, the same name pasted twice (NN14)', () => {
  const ana = person('Ana', 'Rivera')
  const two = [
    row('1', person('Ana', 'Rivera', 'a@x.example')),
    row('2', person('Ana', 'Rivera', 'b@x.example')),
  ]
  expect(join(two, [read(ana, {})])).toMatchObject({ added: 1, filled: 0 })
  expect(join(two, [read(person('Ana', 'Rivera', 'b@x.example'), { number: '4' })]).rows[1]?.words).toEqual({
    number: '4',
  })
  expect(join([row('1', ana)], [read(ana, {}), read(ana, {})])).toMatchObject({ added: 2, filled: 0 })
})

test('a line is filled in once: of two of its name at two addresses the second is a new one (NN14)', () => {
  const ana = (email: string | null) => person('Ana', 'Rivera', email)
  const joined = join([row('1', ana(null))], [read(ana('a@x.example'), {}), read(ana('b@x.example'), {})])
  expect(joined).toMatchObject({ added: 1, filled: 1 })
  expect(joined.rows.map(each => each.person?.email)).toEqual(['a@x.example', 'b@x.example'])
})

test('an address that is pasted is kept, one that is known stays (NN14)', () => {
  const mail = (own: string | null, pasted: string | null) =>
    join([row('1', person('Ana', 'Rivera', own))], [read(person('Ana', 'Rivera', pasted), {})]).rows[0]
      ?.person?.email
  expect(mail(null, 'ana@x.example')).toBe('ana@x.example')
  expect(mail('ana@x.example', null)).toBe('ana@x.example')
})
