/**
 * Fills pixels that mean nothing with the values around them, from near to far: a lossy codec
 * then spends nothing on a garment's outline, and rings less along it.
 */
export function fillHoles(values: Uint8Array, known: Uint8Array, width: number, height: number): Uint8Array {
  if (width <= 1 && height <= 1) return values.slice()
  const halfWidth = Math.ceil(width / 2)
  const halfHeight = Math.ceil(height / 2)
  const sum = new Float32Array(halfWidth * halfHeight)
  const count = new Uint8Array(halfWidth * halfHeight)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!known[y * width + x]) continue
      const at = (y >> 1) * halfWidth + (x >> 1)
      sum[at]! += values[y * width + x]!
      count[at]!++
    }
  if (count.every(n => n === 0)) return new Uint8Array(values.length)
  const means = Uint8Array.from(sum, (total, i) => (count[i] ? Math.round(total / count[i]!) : 0))
  const filled = count.every(n => n > 0) ? means : fillHoles(means, count, halfWidth, halfHeight)
  const result = values.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (!known[y * width + x]) result[y * width + x] = filled[(y >> 1) * halfWidth + (x >> 1)]!
  return result
}
