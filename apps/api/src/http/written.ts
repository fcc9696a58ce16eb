/** An entry of an answer, or all of it, as its JSON, which is made when it is written. */
export class Written {
  readonly #write: () => string | Iterable<string>

  constructor(write: () => string | Iterable<string>) {
    this.#write = write
  }

  /** In pieces, between which others may have their turns. */
  pieces(): Iterable<string> {
    const json = this.#write()
    return typeof json === 'string' ? [json] : json
  }

  /** Where an answer is so short that it is written at once. */
  toJSON(): unknown {
    return JSON.parse([...this.pieces()].join(''))
  }
}

/** In the place of what it says: its JSON, or the pieces of it. `write` may be asked twice. */
export function written<Value>(write: () => string | Iterable<string>): Value {
  return new Written(write) as Value
}

/** The JSON of an object with one more field, whose JSON is known. */
export function withField(object: string, name: string, value: string): string {
  return `${object.slice(0, -1)}${object === '{}' ? '' : ','}${JSON.stringify(name)}:${value}}`
}
