import type {
  ChangedUser,
  ConnectedUser,
  Coordinates,
  SelectionTarget,
} from '@teamloom/contract/collaboration.ts'

/** Someone else in the design, as the screen shows them. */
export type Person = {
  readonly userId: string
  readonly name: string
  readonly colour: string
  readonly imageUrl: string | null
  readonly selection: SelectionTarget | null
  /** Where their pointer is; null: not over the garment. */
  readonly pointer: Coordinates | null
  /** What they look at, also when their pointer is elsewhere; null: not known. */
  readonly side: string | null
  readonly zoom: number
  /** When their pointer last moved, in milliseconds. */
  readonly movedAt: number
}

export type People = ReadonlyMap<string, Person>

/** Told by whoever looks at a side without pointing at anything there. */
const nowhere = -100

export const lookingAt = (side: string, zoom: number): Coordinates => ({
  x: nowhere,
  y: nowhere,
  side,
  zoom,
})

/** Everybody but me, in the order in which they are told. */
export function withEverybody(
  before: People,
  users: readonly ConnectedUser[],
  me: string,
  now: number,
): People {
  return new Map(
    users
      .filter(({ userId }) => userId !== me)
      .map(user => [user.userId, told(before.get(user.userId), user, now)] as const),
  )
}

/** Who comes stands last; of whom nothing was known yet is passed over where they are not told whole. */
export function withChanges(
  before: People,
  { users, gone }: { readonly users: readonly ChangedUser[]; readonly gone: readonly string[] },
  me: string,
  now: number,
): People {
  const after = new Map(before)
  for (const userId of gone) after.delete(userId)
  for (const user of users) {
    const known = before.get(user.userId)
    const isKnown = known !== undefined || user.name !== undefined
    if (user.userId !== me && isKnown) after.set(user.userId, told(known, user, now))
  }
  return after
}

/** What is not told stays as it was. */
function told(known: Person | undefined, user: ChangedUser, now: number): Person {
  const person: Person = {
    userId: user.userId,
    name: user.name ?? known?.name ?? '',
    colour: user.colour ?? known?.colour ?? '',
    imageUrl: user.imageUrl === undefined ? (known?.imageUrl ?? null) : user.imageUrl,
    selection: user.selection === undefined ? (known?.selection ?? null) : user.selection,
    pointer: known?.pointer ?? null,
    side: known?.side ?? null,
    zoom: known?.zoom ?? 1,
    movedAt: known?.movedAt ?? now,
  }
  return user.coordinates === undefined ? person : moved(person, user.coordinates, now)
}

export function withMoves(
  before: People,
  moves: readonly Pick<ConnectedUser, 'userId' | 'coordinates'>[],
  now: number,
): People {
  const after = new Map(before)
  for (const { userId, coordinates } of moves) {
    const person = before.get(userId)
    if (person) after.set(userId, moved(person, coordinates, now))
  }
  return after
}

function moved(person: Person, coordinates: Coordinates | null, now: number): Person {
  if (!coordinates) return { ...person, pointer: null }
  const { x, y, side, zoom = person.zoom } = coordinates
  const pointer = x === nowhere ? null : coordinates
  const isStill = person.pointer?.x === x && person.pointer.y === y && person.side === side
  return { ...person, pointer, side, zoom, movedAt: isStill ? person.movedAt : now }
}

/** The first letter of the name, and of its second word; two where the first alone is somebody else’s too. */
export function initialsOf(person: Pick<Person, 'userId' | 'name'>, all: Iterable<Person>): string {
  const letters = (name: string) => [...name.trim()]
  const [first = '?', second = ''] = letters(person.name)
  const isShared = [...all].some(
    other =>
      other.userId !== person.userId &&
      letters(other.name)[0]?.toLocaleUpperCase() === first.toLocaleUpperCase(),
  )
  const own = first.toLocaleUpperCase()
  return isShared ? own + second.toLocaleLowerCase() : own
}
