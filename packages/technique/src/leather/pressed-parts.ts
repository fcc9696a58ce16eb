import type { ArtParts } from './art-parts.ts'

/** Parts of fewer pixels are specks: they go with what they lie in. */
const speck = 10
/** Half of the ridge that is left between two parts that are both pressed, in pixels. */
const ridge = 2

/**
 * Which pixels are pressed into the hide: the outermost parts are, what lies inside them is not, and so on by turns,
 * so that each border of two colours stays a border.
 */
export function pressParts(parts: ArtParts): Uint8Array {
  const isDown = pressByTurns(parts)
  turnOver(parts, isDown)
  return cutRidges(parts, isDown)
}

function pressByTurns({ sizes, isBare, beside, partOf }: ArtParts): boolean[] {
  const isDown: (boolean | undefined)[] = isBare.map(bare => (bare ? false : undefined))
  const queue = isBare.flatMap((bare, part) => (bare ? [part] : []))
  if (queue.length === 0 && partOf.length > 0) {
    // Artwork that fills its rectangle has no outside: its first corner is the outermost part.
    isDown[partOf[0]!] = true
    queue.push(partOf[0]!)
  }
  for (let next = 0; next < queue.length; next++) {
    const part = queue[next]!
    for (const other of beside[part]!.keys()) {
      if (isDown[other] !== undefined) continue
      isDown[other] = sizes[other]! < speck ? isDown[part]! : !isDown[part]!
      queue.push(other)
    }
  }
  return isDown.map(down => down === true)
}

/** Turns a part over where that keeps more of its borders, a few rounds over. */
function turnOver({ sizes, isBare, beside }: ArtParts, isDown: boolean[]): void {
  for (let round = 0; round < 4; round++)
    for (let part = 0; part < sizes.length; part++) {
      if (isBare[part] || sizes[part]! < speck) continue
      let lost = 0
      let kept = 0
      for (const [other, length] of beside[part]!) {
        if (!isBare[other] && sizes[other]! < speck) continue
        if (isDown[other] === isDown[part]) lost += length
        else kept += length
      }
      if (lost > 1.1 * kept) isDown[part] = !isDown[part]
    }
}

function cutRidges({ width, partOf, sizes }: ArtParts, isDown: readonly boolean[]): Uint8Array {
  const pressed = new Uint8Array(partOf.length)
  for (let i = 0; i < partOf.length; i++) {
    const own = partOf[i]!
    if (!isDown[own]) continue
    const meets = (j: number) => {
      const other = partOf[j]!
      return other !== own && isDown[other] === true && sizes[other]! >= speck && sizes[own]! >= speck
    }
    const x = i % width
    const isRidge =
      (x >= ridge && meets(i - ridge)) ||
      (x < width - ridge && meets(i + ridge)) ||
      (i >= ridge * width && meets(i - ridge * width)) ||
      (i + ridge * width < partOf.length && meets(i + ridge * width))
    if (!isRidge) pressed[i] = 1
  }
  return pressed
}
