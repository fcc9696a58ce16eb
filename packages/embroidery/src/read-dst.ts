/** What a machine reads of a DST; places are tenths of a millimetre from where it begins, x to the right, y down. */
export type ReadStitches = {
  readonly head: Readonly<Record<string, string>>
  /** What the needle does, step by step; `block`: after so many changes of thread. */
  readonly steps: readonly ReadStep[]
  readonly blocks: number
  readonly trims: number
}

export type ReadStep = {
  readonly kind: 'stitch' | 'jump'
  readonly x: number
  readonly y: number
  readonly block: number
}

const headBytes = 512
const end = 0xf3
/** What each bit of the three bytes adds, to x and y, from the lowest: 0 is none of either. */
const across = [1, -1, 9, -9, 0, 0, 0, 0, 3, -3, 27, -27, 0, 0, 0, 0, 0, 0, 81, -81, 0, 0, 0, 0]
const up = [0, 0, 0, 0, -9, 9, -1, 1, 0, 0, 0, 0, -27, 27, -3, 3, 0, 0, 0, 0, -81, 81, 0, 0]

/** Reads a DST file as a machine does: three jumps in a row or more are a trim, a stop is a change of thread. */
export function readDst(bytes: Uint8Array): ReadStitches {
  const head = Object.fromEntries(
    String.fromCharCode(...bytes.subarray(0, headBytes))
      .split('\r')
      .flatMap(line => (line[2] === ':' ? [[line.slice(0, 2), line.slice(3).trim()] as const] : [])),
  )
  const steps: ReadStep[] = []
  let [x, y, block, trims, jumps] = [0, 0, 0, 0, 0]
  let hasSewn = false
  for (let at = headBytes; at + 2 < bytes.length && bytes[at + 2] !== end; at += 3) {
    const bits = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16)
    for (let bit = 0; bit < 24; bit++) {
      if ((bits & (1 << bit)) === 0) continue
      x += across[bit]!
      y -= up[bit]!
    }
    const mark = bytes[at + 2]! & 0xc0
    if (mark === 0xc0) {
      block++
      jumps = 0
      continue
    }
    const isJump = mark === 0x80
    hasSewn ||= !isJump
    jumps = isJump ? jumps + 1 : 0
    if (jumps === 3 && hasSewn) trims++
    steps.push({ kind: isJump ? 'jump' : 'stitch', x, y, block })
  }
  return { head, steps, blocks: block + 1, trims }
}
