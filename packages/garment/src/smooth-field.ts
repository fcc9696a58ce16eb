/** Pairs of values on a grid whose cells are `step` pixels wide, from (left, top) on; a cell counts by its weight. */
export type SmoothField = {
  readonly left: number
  readonly top: number
  readonly step: number
  readonly width: number
  readonly height: number
  readonly weight: Float32Array
  readonly u: Float32Array
  readonly v: Float32Array
}

/** Means over `by` x `by` cells. */
export function shrinkField(field: SmoothField, by: number): SmoothField {
  const width = Math.ceil(field.width / by)
  const height = Math.ceil(field.height / by)
  const [weight, u, v] = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let y = 0; y < field.height; y++)
    for (let x = 0; x < field.width; x++) {
      const from = y * field.width + x
      const own = field.weight[from]!
      if (own === 0) continue
      const to = Math.floor(y / by) * width + Math.floor(x / by)
      weight[to]! += own
      u[to]! += own * field.u[from]!
      v[to]! += own * field.v[from]!
    }
  for (let at = 0; at < weight.length; at++) {
    if (weight[at] === 0) continue
    u[at]! /= weight[at]!
    v[at]! /= weight[at]!
    weight[at]! /= by * by
  }
  return { ...field, step: field.step * by, width, height, weight, u, v }
}

/** Nearly a Gaussian mean of `sigma` cells over what has weight; it goes on a little beyond that. */
export function smoothField(field: SmoothField, sigma: number, passes: number): SmoothField {
  const { width, height } = field
  const reach = Math.max(1, Math.round((Math.sqrt((12 * sigma * sigma) / passes + 1) - 1) / 2))
  const run = (values: Float32Array): Float32Array => {
    let sums = values
    for (let pass = 0; pass < passes; pass++)
      sums = addAround(addAround(sums, width, height, 1, width, reach), height, width, width, 1, reach)
    return sums
  }
  const weight = run(field.weight)
  const mean = (values: Float32Array): Float32Array => {
    const sums = run(values.map((value, at) => value * field.weight[at]!))
    for (let at = 0; at < sums.length; at++) sums[at] = weight[at]! > 1e-5 ? sums[at]! / weight[at]! : 0
    return sums
  }
  return { ...field, weight, u: mean(field.u), v: mean(field.v) }
}

/** Means over the `reach` values before and after each of a line. */
function addAround(
  values: Float32Array,
  count: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
): Float32Array {
  const means = new Float32Array(values.length)
  const share = 1 / (2 * reach + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    let sum = 0
    for (let i = 0; i < Math.min(reach, count); i++) sum += values[start + i * step]!
    for (let i = 0; i < count; i++) {
      if (i + reach < count) sum += values[start + (i + reach) * step]!
      if (i > reach) sum -= values[start + (i - reach - 1) * step]!
      means[start + i * step] = sum * share
    }
  }
  return means
}

/** One of its values between the cells, at pixels from its corner. */
export function sampleField(field: SmoothField, values: Float32Array, x: number, y: number): number {
  const { width, height, step } = field
  const across = Math.max(0, Math.min(width - 1.001, x / step - 0.5))
  const down = Math.max(0, Math.min(height - 1.001, y / step - 0.5))
  const [column, row] = [Math.floor(across), Math.floor(down)]
  const [fx, fy] = [across - column, down - row]
  const at = row * width + column
  const upper = values[at]! + (values[at + 1]! - values[at]!) * fx
  const lower = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * fx
  return upper + (lower - upper) * fy
}
