import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '#web/lib/new-id.ts'

test('ids are random UUIDs, each another', () => {
  const ids = Array.from({ length: 200 }, newId)
  expect(ids.filter(id => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(200)
})
