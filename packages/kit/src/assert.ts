/** Thrown when the program itself is wrong; never because of what a person sent. */
export class AssertionError extends Error {
  override name = 'AssertionError'
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AssertionError(message)
}

/** The value, which must be there. */
export function must<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new AssertionError(`missing ${what}`)
  return value
}
