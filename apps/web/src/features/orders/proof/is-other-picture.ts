/** What compression makes of the same is less. */
const leastStep = 24
/** A speck is none. */
const leastPixels = 4

/** Whether two pictures of one size, as red, green, blue and opacity, show something else. */
export function isOtherPicture(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return true
  let pixels = 0
  for (let at = 0; at < a.length; at += 4) {
    let step = 0
    for (let channel = at; channel < at + 4; channel++)
      step = Math.max(step, Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)))
    if (step >= leastStep) pixels += 1
    if (pixels >= leastPixels) return true
  }
  return false
}
