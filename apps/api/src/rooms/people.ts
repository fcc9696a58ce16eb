import { isDeepStrictEqual } from 'node:util'
import {
  type ChangedUser,
  type ConnectedUser,
  type Coordinates,
  peopleColours,
} from '@teamloom/contract/collaboration.ts'
import type { Word } from '#api/platform/news/words.ts'

/** Someone in a design, on whichever process. */
export type Person = Extract<Word, { kind: 'present' }>['people'][number]

/** What has happened among people since it was last asked. */
export type PeopleNews = {
  /** Here someone has come or gone. */
  readonly isNewHere: boolean
  /** Here or elsewhere someone has come or gone, or another process has told all that it has. */
  readonly isNew: boolean
  readonly moved: readonly Person[]
  readonly changed: readonly ChangedUser[]
  readonly gone: readonly string[]
}

/** What the people of one process did, for the others. */
export type Done = Pick<Extract<Word, { kind: 'moved' }>, 'moves' | 'selections'>

/** Who is in one design: here, and as other processes told. A person in two places is one. */
export class People {
  readonly #designId: string
  readonly #near = new Map<string, Person>()
  /** By process. */
  readonly #far = new Map<string, { people: Map<string, Person>; toldAt: number }>()
  readonly #moved = new Set<string>()
  /** Everybody, as they were told of last. */
  #told = new Map<string, Person>()
  #isNew = false
  #isNewHere = false

  constructor(designId: string) {
    this.#designId = designId
  }

  /** The first colour that nobody here has; where all are taken, one of those that are least. */
  freeColour(): string {
    const counts = new Map(peopleColours.map(colour => [colour as string, 0]))
    for (const { colour } of this.all()) counts.set(colour, (counts.get(colour) ?? 0) + 1)
    return [...counts].reduce((best, each) => (each[1] < best[1] ? each : best))[0]
  }

  colourOf(userId: string): string | undefined {
    return this.all().find(person => person.userId === userId)?.colour
  }

  join(person: Person): void {
    this.#near.set(person.userId, person)
    this.#isNewHere = true
  }

  leave(userId: string): void {
    this.#isNewHere = this.#near.delete(userId) || this.#isNewHere
  }

  near(userId: string): Person | undefined {
    return this.#near.get(userId)
  }

  move(userId: string, coordinates: Coordinates | null, now: Date): void {
    const person = this.#near.get(userId)
    if (!person) return
    person.coordinates = coordinates
    person.lastSeen = now.toISOString()
    this.#moved.add(userId)
  }

  select(userId: string, selection: ConnectedUser['selection'], now: Date): void {
    const person = this.#near.get(userId)
    if (!person) return
    person.selection = selection
    person.lastSeen = now.toISOString()
  }

  /**
   * What another process has: all of its people, or none; `areMore`: others than it has just told. Whether it had none
   * before, and so knows of none here.
   */
  hear(process: string, people: readonly Person[], now: number, areMore = false): boolean {
    const isFirst = people.length > 0 && !this.#far.has(process)
    const before = this.#far.get(process)?.people
    const told = people.map(each => [each.userId, each] as const)
    for (const [userId, { coordinates }] of told)
      if (!isDeepStrictEqual(before?.get(userId)?.coordinates, coordinates)) this.#moved.add(userId)
    if (people.length === 0) this.#far.delete(process)
    else
      this.#far.set(process, { people: new Map([...(areMore ? (before ?? []) : []), ...told]), toldAt: now })
    this.#isNew = true
    return isFirst
  }

  hearMoves(process: string, moves: Done['moves']): void {
    const far = this.#far.get(process)
    for (const [userId, coordinates] of moves) {
      const person = far?.people.get(userId)
      if (!person) continue
      person.coordinates = coordinates
      this.#moved.add(userId)
    }
  }

  hearSelections(process: string, selections: NonNullable<Done['selections']>): void {
    const far = this.#far.get(process)
    for (const [userId, selection] of selections) {
      const person = far?.people.get(userId)
      if (person) person.selection = selection
    }
  }

  /** Processes that have said nothing for long are gone, and their people with them. */
  forgetSilent(before: number): void {
    for (const [process, { toldAt }] of this.#far)
      if (toldAt < before) {
        this.#far.delete(process)
        this.#isNew = true
      }
  }

  get nearOnes(): readonly Person[] {
    return [...this.#near.values()]
  }

  get areOthersElsewhere(): boolean {
    return this.#far.size > 0
  }

  get isEmpty(): boolean {
    return this.#near.size === 0 && this.#far.size === 0
  }

  all(): readonly Person[] {
    const known = new Map<string, Person>()
    for (const { people } of this.#far.values()) for (const [id, person] of people) known.set(id, person)
    for (const [id, person] of this.#near) known.set(id, person)
    return [...known.values()]
  }

  /** Here and anywhere; what was selected only where that is due, or somebody comes or goes. */
  takeNews(areSelectionsDue: boolean): PeopleNews {
    const moved = this.#moved.size > 0 ? this.all().filter(({ userId }) => this.#moved.has(userId)) : []
    const isNewHere = this.#isNewHere
    const isNew = this.#isNew || isNewHere
    this.#moved.clear()
    this.#isNew = false
    this.#isNewHere = false
    const changes = isNew || areSelectionsDue ? this.#takeChanges() : { changed: [], gone: [] }
    return { isNewHere, isNew, moved, ...changes }
  }

  /** A frame's entries; whole where what they are called, see and have selected is told too. */
  present(isWhole: (userId: string) => boolean): ConnectedUser[] {
    return this.all().map(person => {
      const { selection, imageUrl, lastSeen, ...told } = this.#entryOf(person)
      return isWhole(person.userId) ? { ...told, selection, imageUrl, lastSeen } : told
    })
  }

  #takeChanges(): Pick<PeopleNews, 'changed' | 'gone'> {
    const all = new Map(this.all().map(person => [person.userId, { ...person }]))
    const changed = [...all.values()].flatMap((person): ChangedUser[] => {
      const { userId, selection } = person
      const before = this.#told.get(userId)
      if (!before || isAnother(before, person)) return [this.#entryOf(person)]
      return isDeepStrictEqual(before.selection, selection) ? [] : [{ userId, selection: selection ?? null }]
    })
    const gone = [...this.#told.keys()].filter(userId => !all.has(userId))
    this.#told = all
    return { changed, gone }
  }

  #entryOf({ userId, name, coordinates, colour, selection, imageUrl, lastSeen }: Person) {
    const designId = this.#designId
    return { userId, designId, name, coordinates, colour, selection: selection ?? null, imageUrl, lastSeen }
  }
}

const isAnother = (one: Person, other: Person): boolean =>
  one.name !== other.name || one.colour !== other.colour || one.imageUrl !== other.imageUrl

/** All of them in as few parts as each `fits`; one that is empty where there are none. */
export function inParts<Each>(all: readonly Each[], fits: (part: readonly Each[]) => boolean): Each[][] {
  const parts: Each[][] = [[]]
  for (const each of all) {
    const last = parts.at(-1)
    if (last && (last.length === 0 || fits([...last, each]))) last.push(each)
    else parts.push([each])
  }
  return parts
}
