/** What a person can cause is returned as a refusal; what must not happen is thrown. */
export type Refusal<Code extends string = string> = { readonly code: Code } & Readonly<
  Record<string, unknown>
>

export type Ok<Value> = { readonly ok: true; readonly value: Value }
export type Refused<R extends Refusal = Refusal> = { readonly ok: false; readonly refusal: R }
export type Result<Value, R extends Refusal = Refusal> = Ok<Value> | Refused<R>

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

/** `refuse('minimum_quantity', { minQty: 20 })`: a code that both languages word, and the facts. */
export function refuse<const Code extends string>(
  code: Code,
  facts: Readonly<Record<string, unknown>> = {},
): Refused<Refusal<Code>> {
  return { ok: false, refusal: { ...facts, code } }
}
