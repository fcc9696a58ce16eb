import { type ConnectedUser, type Coordinates, peopleColours } from '@teamloom/contract/collaboration.ts'

/** Someone in a design, on whichever process. */
export type Person = {
  userId: string
  name: string
  colour: string
  imageUrl: string | null
  coordinates: Coordinates | null
  selection: ConnectedUser['selection']
  lastSeen: string
}

/** Who is in one design: here, and as other processes told. A person in two places is one. */
export class People {
  readonly #designId: string
  readonly #near = new Map<string, Person>()
  /** By process. */
  readonly #far = new Map<string, { people: Map<string, Person>; toldAt: number }>()
  readonly #moved = new Set<string>()
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
    this.#isNewHere = true
  }

  /**
   * What another process has: all of its people, or none; `areMore`: others than it has just told. Whether it had none
   * before, and so knows of none here.
   */
  hear(process: string, people: readonly Person[], now: number, areMore = false): boolean {
    const isFirst = people.length > 0 && !this.#far.has(process)
    const before = areMore ? [...(this.#far.get(process)?.people ?? [])] : []
    const told = people.map(each => [each.userId, each] as const)
    if (people.length === 0) this.#far.delete(process)
    else this.#far.set(process, { people: new Map([...before, ...told]), toldAt: now })
    this.#isNew = true
    return isFirst
  }

  hearMoves(process: string, moves: readonly (readonly [string, Coordinates | null])[]): void {
    const far = this.#far.get(process)
    for (const [userId, coordinates] of moves) {
      const person = far?.people.get(userId)
      if (!person) continue
      person.coordinates = coordinates
      this.#moved.add(userId)
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

  /** What has happened since it was last asked, here and anywhere. */
  takeNews(): { readonly isNewHere: boolean; readonly isNew: boolean; readonly moved: readonly Person[] } {
    const moved = this.#moved.size > 0 ? this.all().filter(({ userId }) => this.#moved.has(userId)) : []
    const isNewHere = this.#isNewHere
    const isNew = this.#isNew || isNewHere
    this.#moved.clear()
    this.#isNew = false
    this.#isNewHere = false
    return { isNewHere, isNew, moved }
  }

  /** A frame's entries; whole where what they are called, see and have selected is told too. */
  present(isWhole: boolean): ConnectedUser[] {
    const designId = this.#designId
    return this.all().map(({ userId, name, coordinates, colour, selection, imageUrl, lastSeen }) => ({
      userId,
      designId,
      name,
      coordinates,
      colour,
      ...(isWhole ? { selection: selection ?? null, imageUrl, lastSeen } : {}),
    }))
  }
}

/** All of them in as few parts as each `fits`; one that is empty where there is nobody. */
export function inParts<One>(people: readonly One[], fits: (part: readonly One[]) => boolean): One[][] {
  const parts: One[][] = [[]]
  for (const person of people) {
    const last = parts.at(-1)
    if (last && (last.length === 0 || fits([...last, person]))) last.push(person)
    else parts.push([person])
  }
  return parts
}
