import type { AnswerEntry } from '@teamloom/contract/collection-shape.ts'
import { expect, test } from 'vitest'
import {
  compare,
  isShown,
  matches,
  nameOf,
  peopleOf,
  saidOn,
  sizesText,
} from '#web/features/collection/people-of.ts'

const entry = (first_name: string, size: string, quantity = 1, note: string | null = null): AnswerEntry => ({
  id: `${first_name} ${size}`,
  email: 'roy@mcgill.example',
  first_name,
  last_name: 'Roy',
  design_id: 'tee',
  size,
  quantity,
  created_at: '2026-11-20T10:00:00.000Z',
  note,
})

const expected = (email: string, first_name = 'Émile', last_name = 'Gauthier') => ({
  id: `${email} ${first_name}`,
  first_name,
  last_name,
  email,
  number: null,
  language: 'fr' as const,
  answeredAt: null,
  remindedAt: null,
  isBeingReminded: false,
  isSilent: false,
  addedAt: '2026-11-20T12:00:00.000Z',
})

const people = peopleOf({
  answers: [entry('Jade', 'S', 2), entry('Jade', 'M', 1, 'Sleeves long'), entry('Max', 'L')],
  roster: [expected('roy@mcgill.example'), expected('emile@mcgill.example')],
})

test('people are told apart by address and name, and who is missing comes from the roster', () => {
  expect(people.map(person => [nameOf(person), person.pieces])).toEqual([
    ['Jade Roy', 3],
    ['Max Roy', 1],
    ['Émile Gauthier', 0],
  ])
  expect(people.filter(person => isShown(person, 'missing')).map(nameOf)).toEqual(['Émile Gauthier'])
  expect(people.toSorted(compare('name')).map(nameOf)[0]).toBe('Émile Gauthier')
})

test('of several who share an address each is missing who has not answered themselves (SC26)', () => {
  const roster = ['Jade', 'Léa', 'Zoé'].map(name => expected('roy@mcgill.example', name, 'Roy'))
  const family = peopleOf({ answers: [entry('Lea', 'M'), entry('Max', 'L')], roster })
  expect(family.filter(person => isShown(person, 'missing')).map(nameOf)).toEqual(['Jade Roy', 'Zoé Roy'])
  expect(family.filter(({ rosterId }) => rosterId).map(nameOf)).toEqual(['Lea Roy', 'Jade Roy', 'Zoé Roy'])
})

test('they stand by name, pieces, answer or the size of a design, and the other way round', () => {
  const sorted = (...by: Parameters<typeof compare>) => people.toSorted(compare(...by)).map(nameOf)
  const [emile, jade, max] = ['Émile Gauthier', 'Jade Roy', 'Max Roy']
  expect([sorted('name'), sorted('name', true)]).toEqual([
    [emile, jade, max],
    [max, jade, emile],
  ])
  expect([sorted('pieces'), sorted('pieces', true)]).toEqual([
    [jade, max, emile],
    [emile, max, jade],
  ])
  const tee = { id: 'tee', sizes: ['S', 'M', 'L'].map(name => ({ name })) }
  expect(sorted(tee).at(-1)).toBe(emile)
  expect(sorted(tee, true)[0]).toBe(emile)
  // Of one time by name.
  expect([sorted('answered'), sorted('answered', true)]).toEqual([
    [jade, max, emile],
    [emile, jade, max],
  ])
})

test('they are found by name without accents, address and note', () => {
  const found = (search: string) => people.filter(person => matches(person, search)).map(nameOf)
  expect([found('emile'), found('roy jade'), found('sleeves'), found('nobody')]).toEqual([
    ['Émile Gauthier'],
    ['Jade Roy'],
    ['Jade Roy'],
    [],
  ])
})

test('sizes of a design are one line', () => {
  expect(sizesText(people[0]?.entries ?? [], size => size)).toBe('S × 2, M')
})

test('what entries say is told by design, in the order of its slots, and is found (SC33)', () => {
  const said = (size: string, words: Record<string, string>) => ({ ...entry('Jade', size), words })
  const entries = [
    said('S', { number: '07', name: 'BÉLANGER' }),
    said('M', { name: 'BÉLANGER', number: '07' }),
  ]
  const shirt = { id: 'tee', slots: [{ id: 'name' }, { id: 'number' }] }
  expect(saidOn(shirt, entries)).toBe('BÉLANGER 07')
  expect(saidOn(shirt, [...entries, said('L', { name: 'ROY' })])).toBe('BÉLANGER 07, ROY')
  expect(saidOn({ id: 'other', slots: shirt.slots }, entries)).toBe('')
  const [jade] = peopleOf({ answers: entries, roster: [] })
  expect([jade && matches(jade, 'belanger 07'), jade && matches(jade, '12')]).toEqual([true, false])
})
