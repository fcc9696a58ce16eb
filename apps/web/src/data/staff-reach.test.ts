import { expect, test } from 'vitest'
import { reachAsStaff, replacedBy } from '#web/data/staff-reach.ts'

test('a new version is made of what is the sender’s own; what staff send is another artwork', () => {
  expect(replacedBy('team', 'artwork')).toBe('artwork')
  reachAsStaff('another team')
  expect(replacedBy('another team', 'artwork')).toBeUndefined()
  expect(replacedBy('team', undefined)).toBeUndefined()
})
