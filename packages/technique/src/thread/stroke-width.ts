import type { Cells } from './cells.ts'

/** Less steep than this, the way from an edge has come to the middle of a stroke. */
const flattens = 0.45

/** Half the width of the stroke at each cell: one climbs away from its edge as far as that leads on. */
export function strokeHalves({ width, threads }: Cells, toEdge: Float32Array): Float32Array {
  const half = new Float32Array(toEdge.length)
  const steps = [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width]
  for (const i of deepestFirst(threads, toEdge)) {
    const here = toEdge[i]!
    let steepest = flattens
    let from = -1
    for (let k = 0; k < 8; k++) {
      const next = i + steps[k]!
      if (threads[next] !== threads[i]) continue
      const slope = (toEdge[next]! - here) * (k < 4 ? 1 : Math.SQRT1_2)
      if (slope <= steepest) continue
      steepest = slope
      from = next
    }
    half[i] = from < 0 ? here : Math.max(half[from]!, here)
  }
  return half
}

/** Cells with thread, in buckets of an eighth. */
function deepestFirst(threads: Uint8Array, toEdge: Float32Array): Int32Array {
  let most = 0
  let count = 0
  for (let i = 0; i < toEdge.length; i++) {
    if (threads[i] === 0) continue
    count++
    if (toEdge[i]! > most) most = toEdge[i]!
  }
  const buckets = Math.floor(most * 8) + 1
  const start = new Int32Array(buckets + 1)
  const bucketOf = (i: number) => buckets - 1 - Math.floor(toEdge[i]! * 8)
  for (let i = 0; i < toEdge.length; i++) if (threads[i] !== 0) start[bucketOf(i) + 1]!++
  for (let b = 0; b < buckets; b++) start[b + 1]! += start[b]!
  const order = new Int32Array(count)
  for (let i = 0; i < toEdge.length; i++) if (threads[i] !== 0) order[start[bucketOf(i)]!++] = i
  return order
}
