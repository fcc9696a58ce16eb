import type { Read } from './read.ts'

/** By what is known of Brother's files, with nothing of what writes them. */
export function readPes(
  bytes: Uint8Array,
): Read & { readonly hexes: readonly string[]; readonly numbers: readonly number[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const ascii = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length))
  const version = ascii(0, 8)
  const pec = view.getUint32(8, true)
  const count = bytes[pec + 48]! + 1
  const read: Read = { stitches: [], changes: 0, trims: 0, ends: [0, 0] }
  let at = pec + 512 + 16
  let [x, y] = [0, 0]
  const number = () => {
    const first = bytes[at++]!
    if (first < 128) return { value: first > 63 ? first - 128 : first, mark: 0 }
    const value = ((first & 0x0f) << 8) | bytes[at++]!
    return { value: value > 2047 ? value - 4096 : value, mark: first & 0x70 }
  }
  while (bytes[at] !== 0xff) {
    if (bytes[at] === 0xfe) {
      at += 3
      read.changes++
      continue
    }
    const from = [x, y] as const
    const [dx, dy] = [number(), number()]
    x += dx.value
    y += dy.value
    if (dx.mark === 0x20) read.trims++
    if (dx.mark === 0) read.stitches.push([...from, x, y, read.changes])
  }
  read.ends = [x, y]
  const length = bytes[pec + 514]! | (bytes[pec + 515]! << 8) | (bytes[pec + 516]! << 16)
  if (pec + 512 + length !== at + 1) throw new Error(`stitches end at ${at + 1}, told ${pec + 512 + length}`)
  if (bytes.length < at + 1 + 228 * (count + 1)) throw new Error('pictures are missing')
  return {
    ...read,
    numbers: [...bytes.subarray(pec + 49, pec + 49 + count)],
    hexes: version === '#PES0060' ? hexesOf(bytes, view) : [],
  }
}

function hexesOf(bytes: Uint8Array, view: DataView): string[] {
  let at = 16
  const skip = () => {
    at += 1 + bytes[at]!
  }
  for (let text = 0; text < 5; text++) skip()
  at += 36
  skip()
  at += 24 + 6
  const count = view.getUint16(at, true)
  at += 2
  return Array.from({ length: count }, () => {
    skip()
    const hex = [...bytes.subarray(at, at + 3)].map(each => each.toString(16).padStart(2, '0')).join('')
    at += 8
    for (let text = 0; text < 3; text++) skip()
    return `#${hex.toUpperCase()}`
  })
}
