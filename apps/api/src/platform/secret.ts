/** What signs and seals here; what was signed by one before opens as long as that is named. */
export type Secret = {
  readonly signs: string
  /** All that opens, the one that signs first. */
  readonly opens: readonly string[]
}

export function secretOf(signs: string, before: readonly string[] = []): Secret {
  return { signs, opens: [signs, ...before] }
}
