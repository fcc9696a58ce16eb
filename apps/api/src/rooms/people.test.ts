import { expect, test } from 'vitest'
import { mostBytes } from '#api/platform/news/news.ts'
import { People, type Person } from '#api/rooms/people.ts'
import { inParts } from '#api/rooms/tell-processes.ts'

const everybody = Array.from(
  { length: 200 },
  (_, index): Person => ({
    userId: `person-${index}`,
    name: 'É'.repeat(60),
    colour: '#0F6B62',
    imageUrl: `https://teamloom.example/api/v1/avatars/${'x'.repeat(120)}`,
    coordinates: null,
    selection: null,
    lastSeen: '2026-01-01T00:00:00.000Z',
  }),
)
const fits = (part: readonly Person[]) => Buffer.byteLength(JSON.stringify(part)) <= mostBytes

test('a room that is too full for one word is told to other processes in several, and nobody is missing (LV14)', () => {
  const parts = inParts(everybody, fits)
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.every(fits)).toBe(true)
  const room = new People('design')
  for (const [place, part] of parts.entries()) room.hear('another', part, 0, place > 0)
  expect(room.all()).toEqual(everybody)
  const [first = []] = inParts(everybody.slice(0, 2), fits)
  room.hear('another', first, 0)
  expect(room.all()).toEqual(everybody.slice(0, 2))
  for (const part of inParts([], fits)) room.hear('another', part, 0)
  expect(room.all()).toEqual([])
})
