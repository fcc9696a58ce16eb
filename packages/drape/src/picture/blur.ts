/** Three box blurs are near enough to a bell. */
export function blur(values: Float32Array, width: number, height: number, spread: number): Float32Array {
  const radius = Math.max(1, Math.round(spread))
  let result = values
  for (let round = 0; round < 3; round++) {
    result = boxBlur(result, width, height, radius, 1, width)
    result = boxBlur(result, height, width, radius, width, 1)
  }
  return result
}

/** Along lines of `length` values `step` apart; lines start `next` apart. */
function boxBlur(
  values: Float32Array,
  length: number,
  lines: number,
  radius: number,
  apart: number,
  next: number,
): Float32Array {
  const result = new Float32Array(values.length)
  for (let line = 0; line < lines; line++) {
    let sum = 0
    const at = (i: number) => line * next + i * apart
    for (let i = -radius; i < length + radius; i++) {
      if (i + radius < length) sum += values[at(i + radius)]!
      if (i - radius - 1 >= 0) sum -= values[at(i - radius - 1)]!
      if (i >= 0 && i < length) result[at(i)] = sum / (2 * radius + 1)
    }
  }
  return result
}
