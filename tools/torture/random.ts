/** Choices that are the same for the same seed: an unlucky run is had again by its seed. */
export type Random = {
  /** A whole number from 0 up to, not including, this one. */
  readonly below: (limit: number) => number
  readonly pick: <Value>(values: readonly Value[]) => Value
}

/** Mulberry32. `seed`: a whole number. */
export function openRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: values => values[below(values.length)]! }
}
