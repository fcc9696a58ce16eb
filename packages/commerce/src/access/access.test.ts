import { expect, test } from 'vitest'
import { abilities, canOpenDesign, canOpenTeam, isStaff, type Role } from './access.ts'

test.each<[Role[], boolean]>([
  [['user'], false],
  [['user', 'designer'], true],
  [['user', 'admin'], true],
  [[], false],
])('%j are staff: %s (AC1)', (roles, are) => {
  expect(isStaff({ roles })).toBe(are)
})

const maya = { id: 'maya', teamIds: new Set(['wolves']) }

test('a team is open to its members (AC2)', () => {
  expect(canOpenTeam(maya, 'wolves')).toBe(true)
  expect(canOpenTeam(maya, 'otters')).toBe(false)
})

test.each([
  ['of her team, made by another', { makerId: 'jonas', teamId: 'wolves' }, true],
  ['of another team, made by her', { makerId: 'maya', teamId: 'otters' }, false],
  ['in no project, made by her', { makerId: 'maya', teamId: null }, true],
  ['in no project, made by another', { makerId: 'jonas', teamId: null }, false],
  ['in no project, made by a server', { makerId: null, teamId: null }, false],
])('a design %s is open to her: %s (AC2, AC3)', (_, design, is) => {
  expect(canOpenDesign(maya, design)).toBe(is)
})

test('every member may do everything that the flags name (AC4)', () => {
  expect(Object.values(abilities).every(Boolean)).toBe(true)
})
