/**
 * Distance in cells from each cell's middle to that of the nearest marked one; infinite where none is marked. Exact:
 * columns first, then the lower envelope of each row's parabolas (Felzenszwalb and Huttenlocher).
 */
export function distanceToMarked(marked: Uint8Array, width: number, height: number): Float32Array {
  const down = downwards(marked, width, height)
  const distance = new Float32Array(width * height)
  const site = new Int32Array(width)
  const until = new Float64Array(width + 1)
  const squared = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let last = -1
    for (let x = 0; x < width; x++) {
      squared[x] = down[row + x]! * down[row + x]!
      if (squared[x] === Number.POSITIVE_INFINITY) continue
      let from = Number.NEGATIVE_INFINITY
      while (last >= 0) {
        const v = site[last]!
        from = (squared[x]! + x * x - squared[v]! - v * v) / (2 * (x - v))
        if (from > until[last]!) break
        last--
      }
      if (last < 0) from = Number.NEGATIVE_INFINITY
      last++
      site[last] = x
      until[last] = from
    }
    if (last < 0) {
      distance.fill(Number.POSITIVE_INFINITY, row, row + width)
      continue
    }
    for (let x = 0, k = 0; x < width; x++) {
      while (k < last && until[k + 1]! < x) k++
      const v = site[k]!
      distance[row + x] = Math.sqrt((x - v) * (x - v) + squared[v]!)
    }
  }
  return distance
}

function downwards(marked: Uint8Array, width: number, height: number): Float64Array {
  const down = new Float64Array(width * height)
  const near = new Float64Array(width).fill(Number.POSITIVE_INFINITY)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      near[x] = marked[y * width + x] ? 0 : near[x]! + 1
      down[y * width + x] = near[x]!
    }
  near.fill(Number.POSITIVE_INFINITY)
  for (let y = height - 1; y >= 0; y--)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      near[x] = marked[at] ? 0 : near[x]! + 1
      if (near[x]! < down[at]!) down[at] = near[x]!
    }
  return down
}
