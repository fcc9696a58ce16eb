import { expect, test } from 'vitest'
import { nameOfAddress } from './name-of-address.ts'

test.each([
  ['kim@bar.test', 'Kim'],
  ['zoe.belanger@bar.test', 'Zoe Belanger'],
  ['max_roy-99+team@bar.test', 'Max Roy'],
  ['4185550123@bar.test', '4185550123'],
])('who is known by %s alone is called %s (SC28)', (email, name) => {
  expect(nameOfAddress(email)).toBe(name)
})
