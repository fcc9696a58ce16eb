/**
 * SC23: who a draw chooses: the same for the same seed and ids, in whatever order they are given; undefined of nobody.
 * `seed`: hexadecimal, of 32 bytes, so that no number of ids is favoured by what is left of a division.
 */
export function pickWinner(ids: readonly string[], seed: string): string | undefined {
  if (ids.length === 0) return undefined
  return ids.toSorted()[Number(BigInt(`0x${seed}`) % BigInt(ids.length))]
}
