import type { CollaborationVersion, ServerFrame } from '@teamloom/contract/collaboration.ts'
import { bytesOf } from '#api/rooms/pack-design.ts'
import type { People, PeopleNews } from '#api/rooms/people.ts'

type Told = {
  readonly frames: readonly Buffer[]
  /** What comes next tells it too: pointers alone. */
  readonly mayBeMissed: boolean
}

/** LV22: what has happened, as each version is told it, and whoever is told of everybody first; made once for all. */
export function tellPeople(
  people: People,
  { isNew, moved, changed, gone }: PeopleNews,
): (version: CollaborationVersion | 'first') => Told {
  const areChanged = changed.length + gone.length > 0
  const haveMoved = moved.length > 0
  const mayBeMissed = !isNew && !areChanged
  const everybody = once(() => ({ type: 'UpdateConnectedUsers', users: people.present(() => true) }))
  const present = once(() => {
    const ids = new Set(changed.map(({ userId }) => userId))
    return { type: 'UpdateConnectedUsers', users: people.present(userId => ids.has(userId)) }
  })
  const pointers = once(() => ({
    type: 'MovedPointers',
    users: moved.map(({ userId, coordinates }) => ({ userId, coordinates })),
  }))
  const changes = once(() => ({ type: 'ChangedUsers', users: changed, gone }))
  return version => {
    if (version === 'first' || (isNew && version !== 'teamloom.v3'))
      return { frames: [everybody()], mayBeMissed: false }
    if (version === 'teamloom.v3')
      return {
        frames: [...(areChanged ? [changes()] : []), ...(haveMoved ? [pointers()] : [])],
        mayBeMissed,
      }
    if (!areChanged && !haveMoved) return { frames: [], mayBeMissed }
    const isPointers = version === 'teamloom.v2' && !areChanged
    return { frames: [isPointers ? pointers() : present()], mayBeMissed }
  }
}

function once(make: () => ServerFrame): () => Buffer {
  let made: Buffer | undefined
  return () => {
    made ??= bytesOf(make())
    return made
  }
}
