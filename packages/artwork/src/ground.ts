import { type Pixels, type Rgb, rgbOfHex } from './pixels.ts'
import { seenBox } from './seen-box.ts'

/** What is as near to the ground as the noise of a JPEG is ground: squared steps of red, green and blue. */
const sameGround = 3 * 12 ** 2

/** The share of what lies along the edges that is the ground, or there is none. */
const leastOfEdges = 0.97

/** The one colour along all edges of a picture that nothing shows through; undefined where there is none. */
export function groundOf({ width, height, rgba }: Pixels): Rgb | undefined {
  const edges = edgePixels(width, height)
  const ground = [0, 1, 2].map(channel => middleOf(edges.map(i => rgba[4 * i + channel]!)))
  const color: Rgb = [ground[0]!, ground[1]!, ground[2]!]
  const own = edges.filter(i => rgba[4 * i + 3] === 255 && isGround(rgba, i, color))
  return own.length >= leastOfEdges * edges.length ? color : undefined
}

/** Farther is another colour of the artwork's: squared steps. */
const nearColor = 3 * 24 ** 2

/** Which of the artwork's colours the ground is. */
export function groundColor(pixels: Pixels, hexes: readonly string[]): number | undefined {
  const ground = groundOf(pixels)
  if (!ground || hexes.length < 2) return undefined
  const far = hexes.map(hex =>
    rgbOfHex(hex).reduce((sum, part, channel) => sum + (part - ground[channel]!) ** 2, 0),
  )
  const least = Math.min(...far)
  return least <= nearColor ? far.indexOf(least) : undefined
}

/**
 * The picture without what is of its ground's colour and reaches its edges, cut to what is left; letters and shapes of
 * the same colour stay. Edges that were blended with the ground let as much of the cloth through. Undefined when
 * nothing would be left, or nothing goes.
 */
export function withoutGround(pixels: Pixels, ground: Rgb): Pixels | undefined {
  const { width, height } = pixels
  const isGone = floodFromEdges(pixels, ground)
  if (!isGone.includes(1)) return undefined
  const rgba = new Uint8Array(pixels.rgba)
  for (let i = 0; i < isGone.length; i++) {
    if (isGone[i]) rgba[4 * i + 3] = 0
    else if (touches(isGone, i, width)) unblend(pixels, rgba, i, ground, isGone)
  }
  return cutToSeen({ width, height, rgba })
}

function edgePixels(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat()
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat()
  return [...across, ...down]
}

function middleOf(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function apart(rgba: Uint8Array, i: number, [red, green, blue]: Rgb): number {
  return (rgba[4 * i]! - red) ** 2 + (rgba[4 * i + 1]! - green) ** 2 + (rgba[4 * i + 2]! - blue) ** 2
}

const isGround = (rgba: Uint8Array, i: number, ground: Rgb) => apart(rgba, i, ground) <= sameGround

function floodFromEdges({ width, height, rgba }: Pixels, ground: Rgb): Uint8Array {
  const isGone = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let end = 0
  const take = (i: number) => {
    if (isGone[i] || !isGround(rgba, i, ground)) return
    isGone[i] = 1
    queue[end++] = i
  }
  for (const i of edgePixels(width, height)) take(i)
  for (let at = 0; at < end; at++) {
    const i = queue[at]!
    const x = i % width
    if (x > 0) take(i - 1)
    if (x + 1 < width) take(i + 1)
    if (i >= width) take(i - width)
    if (i + width < isGone.length) take(i + width)
  }
  return isGone
}

function* around(i: number, width: number, length: number): Generator<number> {
  const x = i % width
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const j = i + dy * width + dx
      if (x + dx >= 0 && x + dx < width && j >= 0 && j < length && j !== i) yield j
    }
  }
}

function touches(isGone: Uint8Array, i: number, width: number): boolean {
  const x = i % width
  return (
    (x > 0 && isGone[i - 1] === 1) ||
    (x + 1 < width && isGone[i + 1] === 1) ||
    isGone[i - width] === 1 ||
    isGone[i + width] === 1
  )
}

/** Gives a pixel at the ground's edge a neighbour's colour, as far as it is that colour and not the ground. */
function unblend(
  { width, rgba: before }: Pixels,
  rgba: Uint8Array,
  i: number,
  ground: Rgb,
  isGone: Uint8Array,
) {
  let [inner, most] = [i, apart(before, i, ground)]
  for (const j of around(i, width, isGone.length)) {
    const far = apart(before, j, ground)
    if (!isGone[j] && far > most) [inner, most] = [j, far]
  }
  const share = most === 0 ? 1 : Math.sqrt(apart(before, i, ground) / most)
  for (let channel = 0; channel < 3; channel++) rgba[4 * i + channel] = before[4 * inner + channel]!
  rgba[4 * i + 3] = Math.round(255 * Math.min(1, share))
}

/** Undefined when nothing is seen. */
function cutToSeen(pixels: Pixels): Pixels | undefined {
  const box = seenBox(pixels)
  if (!box) return undefined
  const { left, top, right, bottom } = box
  const cut = { width: right - left, height: bottom - top }
  const rgba = new Uint8Array(4 * cut.width * cut.height)
  for (let y = 0; y < cut.height; y++) {
    const from = 4 * ((top + y) * pixels.width + left)
    rgba.set(pixels.rgba.subarray(from, from + 4 * cut.width), 4 * cut.width * y)
  }
  return { ...cut, rgba }
}
