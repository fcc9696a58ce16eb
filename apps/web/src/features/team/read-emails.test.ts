import { expect, test } from 'vitest'
import { readEmails } from '#web/features/team/read-emails.ts'

test.each([
  ['', [], []],
  ['maya@example.com', ['maya@example.com'], []],
  [
    'Maya@Example.com, jo@example.com;\nzoe@example.com',
    ['maya@example.com', 'jo@example.com', 'zoe@example.com'],
    [],
  ],
  ['maya@example.com maya@example.com', ['maya@example.com'], []],
  ['maya@example.com, jo@nowhere', ['maya@example.com'], ['jo@nowhere']],
  ['Maya Tremblay <maya@example.com>, Jo <jo@example.com>', ['maya@example.com', 'jo@example.com'], []],
  ['maya', [], ['maya']],
])('%j', (text, emails, wrong) => {
  expect(readEmails(text)).toEqual({ emails, wrong })
})
