import { describe, expect, it } from 'vitest'
import {
  initialsOf,
  lookingAt,
  type People,
  withChanges,
  withEverybody,
  withMoves,
} from '#web/features/studio/session/live/people.ts'

const user = (userId: string, more: object = {}) => ({
  userId,
  designId: 'd',
  name: userId,
  coordinates: null,
  colour: '#0F6B62',
  ...more,
})
const nobody: People = new Map()
const at = (x: number, y: number, side = 'front') => ({ x, y, side })
const jonasIn = (people: People) => people.get('jonas')

describe('others in the design (LV14)', () => {
  it('are everybody but me, in two tabs too', () => {
    const people = withEverybody(nobody, [user('maya'), user('jonas'), user('maya')], 'maya', 0)
    expect([...people.keys()]).toEqual(['jonas'])
  })

  it('without a pointer are there, and nowhere on the garment', () => {
    const people = withEverybody(nobody, [user('jonas')], 'maya', 0)
    expect(jonasIn(people)).toMatchObject({ pointer: null, side: null })
    const looking = withMoves(people, [{ userId: 'jonas', coordinates: lookingAt('back', 2) }], 5)
    expect(jonasIn(looking)).toMatchObject({ pointer: null, side: 'back', zoom: 2 })
  })

  it('keep what a frame does not tell again: picture, selection, zoom', () => {
    const selection = { partName: 'body', elementName: 'body' }
    const whole = user('jonas', { selection, imageUrl: '/j', coordinates: { ...at(0, 0), zoom: 2 } })
    const before = withEverybody(nobody, [whole], 'maya', 0)
    const after = withEverybody(before, [user('jonas', { coordinates: at(0.5, 0) })], 'maya', 9)
    expect(jonasIn(after)).toMatchObject({ selection, imageUrl: '/j', zoom: 2, movedAt: 9 })
    const letGo = withEverybody(after, [user('jonas', { selection: null, imageUrl: null })], 'maya', 9)
    expect(jonasIn(letGo)).toMatchObject({ selection: null, imageUrl: null })
  })

  it('are still since their pointer last moved, whatever is told of it again', () => {
    const moves = (x: number, side?: string) => [{ userId: 'jonas', coordinates: at(x, 0.5, side) }]
    const there = withMoves(withEverybody(nobody, [user('jonas')], 'maya', 0), moves(0.5), 10)
    expect(jonasIn(withMoves(there, moves(0.5), 20))?.movedAt).toBe(10)
    expect(jonasIn(withMoves(there, moves(0.6), 20))?.movedAt).toBe(20)
    expect(jonasIn(withMoves(there, moves(0.5, 'back'), 20))?.movedAt).toBe(20)
  })

  it('come, go and select as they are told, without the others (LV22)', () => {
    const selection = { partName: 'body', elementName: 'body' }
    const before = withEverybody(nobody, [user('jonas'), user('maya'), user('tom')], 'maya', 0)
    const frame = { users: [user('lea'), { userId: 'jonas', selection }], gone: ['tom'] }
    const after = withChanges(before, frame, 'maya', 9)
    expect([...after.keys()]).toEqual(['jonas', 'lea'])
    expect(jonasIn(after)).toEqual({ ...jonasIn(before), selection })
    const letGo = withChanges(after, { users: [{ userId: 'jonas', selection: null }], gone: [] }, 'maya', 9)
    expect(jonasIn(letGo)).toEqual(jonasIn(before))
    const unknown = { users: [{ userId: 'ann', selection }, user('maya')], gone: ['maya'] }
    expect(withChanges(letGo, unknown, 'maya', 9)).toEqual(letGo)
  })

  it('who are not known yet are not moved', () => {
    expect(withMoves(nobody, [{ userId: 'jonas', coordinates: at(0, 0) }], 0).size).toBe(0)
  })
})

it.each<[string, string[], string]>([
  ['jonas', ['Maya'], 'J'],
  ['jonas', ['Jade'], 'Jo'],
  ['Élise', ['émile'], 'Él'],
  ['', [], '?'],
])('initials of %s beside %j are %s', (name, others, initials) => {
  const all = withEverybody(
    nobody,
    others.map(other => user(other, { name: other })),
    'maya',
    0,
  )
  expect(initialsOf({ userId: 'x', name }, all.values())).toBe(initials)
})
