/** An entry of an answer as its JSON, which is made when it is written. */
export class Written {
  readonly write: () => string

  constructor(write: () => string) {
    this.write = write
  }

  /** Where an answer is so short that it is written at once. */
  toJSON(): unknown {
    return JSON.parse(this.write())
  }
}

/** In the place of what it says. `write` may be asked twice. */
export function written<Value>(write: () => string): Value {
  return new Written(write) as Value
}

/** The JSON of an object with one more field, whose JSON is known. */
export function withField(object: string, name: string, value: string): string {
  return `${object.slice(0, -1)}${object === '{}' ? '' : ','}${JSON.stringify(name)}:${value}}`
}
