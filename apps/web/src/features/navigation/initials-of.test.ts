import { expect, test } from 'vitest'
import { initialsOf } from '#web/features/navigation/initials-of.ts'

test.each([
  ['Wolves Rowing', 'WR'],
  ['Équipe 2', 'É2'],
  ['collège de l’Outaouais', 'CD'],
  ['Borealis', 'BO'],
  ['  (X) ', 'X'],
  ['🎽', '?'],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
