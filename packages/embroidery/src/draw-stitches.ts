import { readDst } from './read-dst.ts'

/** White thread is seen on it, and it takes little ink. */
const ground = '#EDEAE5'
/** Thread, and what lies around it. Tenths of a millimetre. */
const threadWidth = 3.4
const margin = 10

/** What a DST sews, at true size as SVG, each stitch as long as it is; `hexes` are those of its blocks. */
export function drawStitches(dst: Uint8Array, hexes: readonly string[]): string {
  const { steps } = readDst(dst)
  let [left, right, top, bottom] = [0, 0, 0, 0]
  const ways: string[][] = []
  for (const [n, { kind, x, y, block }] of steps.entries()) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    if (kind !== 'stitch') continue
    const way = (ways[block] ??= [])
    const before = steps[n - 1]
    if (before?.kind !== 'stitch') way.push(`M${before?.x ?? 0} ${before?.y ?? 0}`)
    way.push(`L${x} ${y}`)
  }
  const [wide, high] = [right - left + 2 * margin, bottom - top + 2 * margin]
  const paths = ways.map((way, block) => `<path d="${way.join('')}" stroke="${hexes[block] ?? '#000000'}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide / 10}mm" height="${high / 10}mm" viewBox="${left - margin} ${top - margin} ${wide} ${high}" fill="none" stroke-width="${threadWidth}" stroke-linecap="round" stroke-linejoin="round"><rect x="${left - margin}" y="${top - margin}" width="${wide}" height="${high}" fill="${ground}"/>${paths.join('')}</svg>`
}
