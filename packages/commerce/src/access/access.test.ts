import { expect, test } from 'vitest'
import { abilitiesOf, abilityNames, canSetLooking, isStaff, type Role } from './access.ts'

test.each<[Role[], boolean]>([
  [['user'], false],
  [['user', 'designer'], true],
  [['user', 'admin'], true],
  [[], false],
])('%j are staff: %s (AC1)', (roles, are) => {
  expect(isStaff({ roles })).toBe(are)
})

test('every member may do everything that the flags name, but for what is withheld (AC4)', () => {
  expect(Object.values(abilitiesOf([])).every(Boolean)).toBe(true)
  for (const name of abilityNames) {
    const left = abilitiesOf([name, 'canFly'])
    expect(abilityNames.filter(each => !left[each])).toEqual([name])
  }
})

test.each([
  {
    who: 'another member',
    actor: 'maya',
    teammate: { id: 'jonas', isStaff: false },
    founder: 'maya',
    may: true,
  },
  { who: 'themselves', actor: 'maya', teammate: { id: 'maya', isStaff: false }, founder: 'maya', may: false },
  { who: 'staff', actor: 'maya', teammate: { id: 'zoe', isStaff: true }, founder: 'maya', may: false },
  {
    who: 'a founder who is another',
    actor: 'jonas',
    teammate: { id: 'maya', isStaff: false },
    founder: 'maya',
    may: false,
  },
  {
    who: 'anyone of a team without one',
    actor: 'maya',
    teammate: { id: 'jonas', isStaff: false },
    founder: null,
    may: false,
  },
])('whether $who only looks is the founder’s to say: $may (AC60)', ({ actor, teammate, founder, may }) => {
  expect(canSetLooking(actor, teammate, founder)).toBe(may)
})
