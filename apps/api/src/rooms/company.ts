import type { Colleague } from '@teamloom/contract/collaboration.ts'

/** Who looks at one request: here, and as other processes told. A person in two places is one. */
export class Company {
  /** With how many connections. */
  readonly #near = new Map<string, { readonly person: Colleague; connections: number }>()
  /** By process. */
  readonly #far = new Map<string, { readonly people: readonly Colleague[]; readonly toldAt: number }>()

  /** Whether nobody knew of them here. */
  join(person: Colleague): boolean {
    const connections = (this.#near.get(person.userId)?.connections ?? 0) + 1
    this.#near.set(person.userId, { person, connections })
    return connections === 1
  }

  /** Whether that was their last connection here. */
  leave(userId: string): boolean {
    const here = this.#near.get(userId)
    if (!here) return false
    here.connections -= 1
    return here.connections === 0 && this.#near.delete(userId)
  }

  /**
   * What another process has: all of its people, none, or more of those it told before. Whether it had none before, and
   * so knows of none here.
   */
  hear(process: string, people: readonly Colleague[], now: number, areMore = false): boolean {
    const before = this.#far.get(process)
    const isFirst = people.length > 0 && !before
    if (people.length === 0) this.#far.delete(process)
    else
      this.#far.set(process, {
        people: areMore && before ? [...before.people, ...people] : people,
        toldAt: now,
      })
    return isFirst
  }

  /** Processes that have said nothing for long are gone; whether any were. */
  forgetSilent(before: number): boolean {
    const silent = [...this.#far].filter(([, { toldAt }]) => toldAt < before)
    for (const [process] of silent) this.#far.delete(process)
    return silent.length > 0
  }

  get near(): readonly Colleague[] {
    return [...this.#near.values()].map(({ person }) => person)
  }

  get isEmpty(): boolean {
    return this.#near.size === 0 && this.#far.size === 0
  }

  all(): readonly Colleague[] {
    const everybody = [...[...this.#far.values()].flatMap(({ people }) => people), ...this.near]
    return [...new Map(everybody.map(person => [person.userId, person])).values()]
  }
}
