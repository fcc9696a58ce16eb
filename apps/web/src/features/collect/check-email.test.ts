import { expect, test } from 'vitest'
import { emailFault } from '#web/features/collect/check-email.ts'

test.each([
  ['noah@mcgill.example', null],
  [' noah@mcgill.ca ', null],
  ['noah.b@mcgill', 'noEnd'],
  ['noah@mcgill.', 'noEnd'],
  ['zoé@mcgill.ca', 'letters'],
  ['zoe@exemplé.ca', 'letters'],
  ['noah', 'noAt'],
  ['@mcgill.ca', 'noAt'],
  ['no ah@mcgill.ca', 'noAt'],
])('%j: %s', (text, fault) => {
  expect(emailFault(text)).toBe(fault)
})
