/** A picture of bits: rows of whole bytes from the top, the highest bit of a byte furthest left; 1 where ink is printed. */
export type Bits = { readonly width: number; readonly height: number; readonly rows: Uint8Array }

export function emptyBits(width: number, height: number): Bits {
  return { width, height, rows: new Uint8Array(bytesOf(width) * height) }
}

/** Bytes of a row. */
export function bytesOf(width: number): number {
  return Math.ceil(width / 8)
}

export function bitAt({ width, rows }: Bits, x: number, y: number): boolean {
  return (rows[y * bytesOf(width) + (x >> 3)]! & (0x80 >> (x & 7))) !== 0
}

export function setBit({ width, rows }: Bits, x: number, y: number): void {
  rows[y * bytesOf(width) + (x >> 3)]! |= 0x80 >> (x & 7)
}

/** Where any of them has ink; of one size. */
export function joinBits(all: readonly Bits[]): Bits {
  const [first] = all
  if (!first) throw new Error('bits of nothing')
  const rows = first.rows.slice()
  for (const { rows: other } of all.slice(1)) for (let i = 0; i < rows.length; i++) rows[i]! |= other[i]!
  return { ...first, rows }
}

/** Where both have ink; of one size. */
export function commonBits(one: Bits, other: Bits): Bits {
  return { ...one, rows: one.rows.map((byte, i) => byte & other.rows[i]!) }
}

/** The share of it that has ink. */
export function inkedShare({ width, height, rows }: Bits): number {
  let count = 0
  for (const byte of rows) for (let left = byte; left !== 0; left &= left - 1) count += 1
  return count / (width * height)
}

/** What lies so many pixels within its edge, in every direction; nothing lies beyond the picture. */
export function drawnIn(bits: Bits, radius: number): Bits {
  const { width, height } = bits
  const reach = Math.floor(radius)
  // How far ink goes on to the nearer side, by row; beyond the picture there is none.
  const runs = Array.from({ length: 2 * reach + 1 }, () => new Uint8Array(width))
  const widths = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.floor(Math.sqrt(radius ** 2 - (i - reach) ** 2)),
  )
  const left = emptyBits(width, height)
  const runOf = (y: number) => runs[(y + runs.length * 2) % runs.length]!
  for (let y = -reach; y < height + reach; y++) {
    fillRuns(bits, y + reach, runOf(y + reach))
    if (y < 0 || y >= height) continue
    for (let x = 0; x < width; x++) {
      let isWithin = bitAt(bits, x, y)
      for (let i = 0; i < widths.length && isWithin; i++) isWithin = runOf(y + i - reach)[x]! > widths[i]!
      if (isWithin) setBit(left, x, y)
    }
  }
  return left
}

const longestRun = 255

function fillRuns(bits: Bits, y: number, runs: Uint8Array): void {
  const { width, height } = bits
  if (y < 0 || y >= height) {
    runs.fill(0)
    return
  }
  let run = 0
  for (let x = 0; x < width; x++) {
    run = bitAt(bits, x, y) ? Math.min(longestRun, run + 1) : 0
    runs[x] = run
  }
  run = 0
  for (let x = width - 1; x >= 0; x--) {
    run = bitAt(bits, x, y) ? Math.min(longestRun, run + 1) : 0
    runs[x] = Math.min(runs[x]!, run)
  }
}
