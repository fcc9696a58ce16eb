import { expect, test } from 'vitest'
import { mentionMailDue } from './mention-mail.ts'

const now = new Date('2026-11-29T12:00:00Z')

test.each([
  ['within a minute where there was none', null, '2026-11-29T12:01:00.000Z'],
  ['ten minutes after the last', '2026-11-29T11:58:00Z', '2026-11-29T12:08:00.000Z'],
  ['within a minute where the last is long ago', '2026-11-28T12:00:00Z', '2026-11-29T12:01:00.000Z'],
])('a mail goes %s (RV7)', (_, last, due) => {
  expect(mentionMailDue(now, last === null ? null : new Date(last)).toISOString()).toBe(due)
})
