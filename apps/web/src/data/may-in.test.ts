import { abilityNames } from '@teamloom/commerce/access/access.ts'
import type { Team } from '@teamloom/contract/teams.ts'
import type { User } from '@teamloom/contract/user.ts'
import { expect, test } from 'vitest'
import { looksOnlyIn, mayIn } from '#web/data/may-in.ts'

const all = Object.fromEntries(abilityNames.map(name => [name, true]))
const me = { id: 'jonas', ...all, canAddTeam: false } as unknown as User
const teamWhere = (looking: readonly string[]) =>
  ({ teammates: ['maya', 'jonas'].map(id => ({ id, looksOnly: looking.includes(id) })) }) as unknown as Team
const countOf = (may: ReturnType<typeof mayIn>) => abilityNames.filter(name => may[name]).length

test('one may in a team what the account may, and nothing where one only looks (AC4, AC60)', () => {
  expect(countOf(mayIn(me, teamWhere([])))).toBe(abilityNames.length - 1)
  expect(countOf(mayIn(me, teamWhere(['maya'])))).toBe(abilityNames.length - 1)
  expect(countOf(mayIn(me, undefined))).toBe(abilityNames.length - 1)
  expect(countOf(mayIn(me, teamWhere(['jonas'])))).toBe(0)
  expect(looksOnlyIn(me, teamWhere(['jonas']))).toBe(true)
})

test('nothing is offered until it is known who asks', () => {
  expect(countOf(mayIn(undefined, teamWhere([])))).toBe(0)
})
