import { expect, test } from 'vitest'
import { shortName } from '#web/ui/short-name.ts'

test('names of up to sixty characters stay, longer ones are cut between characters', () => {
  expect(shortName('Wolves Rowing')).toBe('Wolves Rowing')
  expect(shortName('🚣'.repeat(60))).toBe('🚣'.repeat(60))
  expect(shortName('🚣'.repeat(61))).toBe(`${'🚣'.repeat(59)}…`)
  expect(shortName(`${'a'.repeat(58)} bcd`)).toBe(`${'a'.repeat(58)}…`)
})
