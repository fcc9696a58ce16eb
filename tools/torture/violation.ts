import { isDeepStrictEqual } from 'node:util'

/** The product did not keep what it promises. */
export class Violation extends Error {
  override name = 'Violation'
  readonly facts: unknown

  constructor(message: string, facts: unknown) {
    super(message)
    this.facts = facts
  }
}

/** What was told and what is seen must be the same, whatever their order. */
export function expectSame(what: string, told: unknown, seen: unknown): void {
  if (!isDeepStrictEqual(seen, told))
    throw new Violation(`${what} is not as it was acknowledged`, { told, seen })
}
