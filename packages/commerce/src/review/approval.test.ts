import { expect, test } from 'vitest'
import { peopleAsked, standingOf } from './approval.ts'

const members = [
  { userId: 'maya', isFounder: true },
  { userId: 'noah', isFounder: false },
  { userId: 'ines', isFounder: false },
]

test.each([
  ['by name', ['ines', 'noah'], ['noah', 'ines']],
  ['everyone', ['everyone'], ['maya', 'noah', 'ines']],
  ['who founded the team', ['founder'], ['maya']],
  ['each once', ['founder', 'maya', 'noah'], ['maya', 'noah']],
  ['nobody who has left', ['gone', 'noah'], ['noah']],
  ['nobody', [], []],
])('asked is %s (RV18)', (_, asked, expected) => {
  expect(peopleAsked(asked, members)).toEqual(expected)
})

const yes = (userId: string, revision = 3) => ({ userId, revision, yes: true })
const no = (userId: string) => ({ userId, revision: 3, yes: false })
const both = ['maya', 'noah']

test.each([
  ['open without answers', both, null, [], { isGiven: false, yes: 0, needed: 2, missing: both }],
  ['given by all', both, null, [yes('maya'), yes('noah')], { isGiven: true, yes: 2, needed: 2, missing: [] }],
  ['not by one of two', both, null, [yes('maya')], { isGiven: false, yes: 1, needed: 2, missing: ['noah'] }],
  [
    'by as many as are enough',
    both,
    1,
    [yes('noah')],
    { isGiven: true, yes: 1, needed: 1, missing: ['maya'] },
  ],
  [
    'by no more than there are',
    both,
    9,
    [yes('maya'), yes('noah')],
    { isGiven: true, yes: 2, needed: 2, missing: [] },
  ],
  ['not by what should change', both, 1, [no('maya')], { isGiven: false, yes: 0, needed: 1, missing: both }],
  ['not by others', both, 1, [yes('ines')], { isGiven: false, yes: 0, needed: 1, missing: both }],
  ['never by nobody', [], null, [yes('gone')], { isGiven: false, yes: 0, needed: 1, missing: [] }],
])('a yes is %s (RV18)', (_, people, needed, answers, expected) => {
  expect(standingOf(3, people, needed, answers)).toEqual(expected)
})

test('a yes to an earlier version is none to this one, nor is one to a later (RV19)', () => {
  expect(standingOf(3, both, 1, [yes('maya', 2)]).isGiven).toBe(false)
  expect(standingOf(3, both, 1, [yes('maya', 4)]).isGiven).toBe(false)
  expect(standingOf(3, both, 1, [yes('maya', 3)]).isGiven).toBe(true)
})
