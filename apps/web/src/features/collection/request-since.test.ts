import { expect, test } from 'vitest'
import { requestSince } from '#web/features/collection/request-since.ts'

const asked = (created_at: string) => ({ id: 'request', created_at })
const shown = (collectable_since: string | null) => ({ id: 'tee', collectable_since }) as never
const designs = [
  { id: 'cap', request: asked('2026-11-25T10:00:00.000Z') },
  { id: 'tee', request: asked('2026-11-20T10:00:00.000Z') },
] as never

test('the request is told that asked for this design, and only since it is on the page', () => {
  expect(requestSince(shown('2026-11-19T10:00:00.000Z'), designs)).toEqual(asked('2026-11-20T10:00:00.000Z'))
  expect(requestSince(shown('2026-11-21T10:00:00.000Z'), designs)).toBeNull()
  expect(requestSince(shown(null), designs)).toBeNull()
  expect(requestSince(shown('2026-11-19T10:00:00.000Z'), [])).toBeNull()
})
