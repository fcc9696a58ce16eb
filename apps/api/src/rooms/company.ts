type Somebody = { readonly userId: string }

/** Who is with one thing: here, and as other processes told. A person in two places is one. */
export class Company<Person extends Somebody> {
  /** The people here, each with how many connections. */
  readonly #near = new Map<string, { readonly person: Person; readonly connections: number }>()
  /** By process. */
  readonly #far = new Map<string, { readonly people: ReadonlyMap<string, Person>; readonly toldAt: number }>()

  /** Takes somebody in with one connection more; whether nobody knew of them here. */
  join(person: Person): boolean {
    const connections = (this.#near.get(person.userId)?.connections ?? 0) + 1
    this.#near.set(person.userId, { person, connections })
    return connections === 1
  }

  /** Lets somebody go with one connection less; whether that was their last here. */
  leave(userId: string): boolean {
    const here = this.#near.get(userId)
    if (!here) return false
    const connections = here.connections - 1
    if (connections > 0) this.#near.set(userId, { ...here, connections })
    return connections === 0 && this.#near.delete(userId)
  }

  /**
   * What another process has: all of its people, or none; `areMore`: others than it has just told. Whether it had none
   * before, and so knows of none here.
   */
  hear(process: string, people: readonly Person[], now: number, areMore = false): boolean {
    const before = this.#far.get(process)?.people
    const told = people.map(each => [each.userId, each] as const)
    if (people.length === 0) this.#far.delete(process)
    else
      this.#far.set(process, { people: new Map([...(areMore ? (before ?? []) : []), ...told]), toldAt: now })
    return people.length > 0 && !before
  }

  /** Processes that have said nothing for long are gone, and their people with them; whether any were. */
  forgetSilent(before: number): boolean {
    const silent = [...this.#far].filter(([, { toldAt }]) => toldAt < before)
    for (const [process] of silent) this.#far.delete(process)
    return silent.length > 0
  }

  near(userId: string): Person | undefined {
    return this.#near.get(userId)?.person
  }

  far(process: string, userId: string): Person | undefined {
    return this.#far.get(process)?.people.get(userId)
  }

  get nearOnes(): readonly Person[] {
    return [...this.#near.values()].map(({ person }) => person)
  }

  get areOthersElsewhere(): boolean {
    return this.#far.size > 0
  }

  get isEmpty(): boolean {
    return this.#near.size === 0 && this.#far.size === 0
  }

  all(): readonly Person[] {
    const everybody = [
      ...[...this.#far.values()].flatMap(({ people }) => [...people.values()]),
      ...this.nearOnes,
    ]
    return [...new Map(everybody.map(person => [person.userId, person])).values()]
  }
}
