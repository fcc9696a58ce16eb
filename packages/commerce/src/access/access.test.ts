import { expect, test } from 'vitest'
import { abilitiesOf, abilityNames, isStaff, type Role } from './access.ts'

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
