/** How near two colours are to the eye, in words. */
export type Closeness = 'same' | 'close' | 'visible' | 'another'

/** By their CIEDE2000 difference. */
export function closenessOf(difference: number): Closeness {
  if (difference <= 2) return 'same'
  if (difference <= 5) return 'close'
  return difference <= 10 ? 'visible' : 'another'
}
