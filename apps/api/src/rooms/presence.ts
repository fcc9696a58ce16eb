import type { Person } from '#api/rooms/people.ts'

/** Who is in designs, for calls that tell of it: the rooms answer once they are open. */
export class Presence {
  #peopleIn: (designId: string) => readonly Person[] = () => []

  answerBy(peopleIn: (designId: string) => readonly Person[]): void {
    this.#peopleIn = peopleIn
  }

  peopleIn(designId: string): readonly Person[] {
    return this.#peopleIn(designId)
  }
}
