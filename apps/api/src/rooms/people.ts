import { isDeepStrictEqual } from 'node:util'
import {
  type ChangedUser,
  type ConnectedUser,
  type Coordinates,
  peopleColours,
} from '@teamloom/contract/collaboration.ts'
import type { Word } from '#api/platform/news/words.ts'
import { Company } from '#api/rooms/company.ts'

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

/** Who is in one design, with what they do there. */
export class People {
  readonly #designId: string
  readonly #company = new Company<Person>()
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
    this.#company.join(person)
    this.#isNewHere = true
  }

  leave(userId: string): void {
    this.#isNewHere = this.#company.leave(userId) || this.#isNewHere
  }

  near(userId: string): Person | undefined {
    return this.#company.near(userId)
  }

  move(userId: string, coordinates: Coordinates | null, now: Date): void {
    const person = this.near(userId)
    if (!person) return
    person.coordinates = coordinates
    person.lastSeen = now.toISOString()
    this.#moved.add(userId)
  }

  select(userId: string, selection: ConnectedUser['selection'], now: Date): void {
    const person = this.near(userId)
    if (!person) return
    person.selection = selection
    person.lastSeen = now.toISOString()
  }

  /** Takes what another process has of people, as `Company.hear` does. */
  hear(process: string, people: readonly Person[], now: number, areMore = false): boolean {
    for (const { userId, coordinates } of people)
      if (!isDeepStrictEqual(this.#company.far(process, userId)?.coordinates, coordinates))
        this.#moved.add(userId)
    this.#isNew = true
    return this.#company.hear(process, people, now, areMore)
  }

  hearMoves(process: string, moves: Done['moves']): void {
    for (const [userId, coordinates] of moves) {
      const person = this.#company.far(process, userId)
      if (!person) continue
      person.coordinates = coordinates
      this.#moved.add(userId)
    }
  }

  hearSelections(process: string, selections: NonNullable<Done['selections']>): void {
    for (const [userId, selection] of selections) {
      const person = this.#company.far(process, userId)
      if (person) person.selection = selection
    }
  }

  forgetSilent(before: number): void {
    this.#isNew = this.#company.forgetSilent(before) || this.#isNew
  }

  get nearOnes(): readonly Person[] {
    return this.#company.nearOnes
  }

  get areOthersElsewhere(): boolean {
    return this.#company.areOthersElsewhere
  }

  get isEmpty(): boolean {
    return this.#company.isEmpty
  }

  all(): readonly Person[] {
    return this.#company.all()
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
