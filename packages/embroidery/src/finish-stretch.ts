/** In tenths of a millimetre. A shorter stitch breaks thread or needle; a longer one no record of a machine's file holds. */
const shortest = 3
const longest = 121
const tie = 6

/**
 * Needle holes in whole tenths of a millimetre, none nearer than 0.3 to the one before, tied at both ends by three stitches of
 * 0.6; undefined of what has no stitch. The middle is that of the design.
 */
export function finishStretch(
  points: readonly number[],
  middleX: number,
  middleY: number,
): Int32Array | undefined {
  const holes: number[] = []
  const last = points.length - 2
  const tenths = (value: number) => Math.round(value * 10)
  const [endX, endY] = [tenths(points[last]! - middleX), tenths(points[last + 1]! - middleY)]
  for (let i = 0; i < last; i += 2) {
    const [x, y] = [tenths(points[i]! - middleX), tenths(points[i + 1]! - middleY)]
    if (isApart(holes, x, y)) addHole(holes, x, y)
  }
  // Where it ends counts more than the hole before.
  while (holes.length > 0 && !isApart(holes, endX, endY)) holes.length -= 2
  if (holes.length === 0) return undefined
  addHole(holes, endX, endY)
  const [first, final] = [besideHole(holes, 0, 2), besideHole(holes, holes.length - 2, holes.length - 4)]
  const [beginX, beginY] = [holes[0]!, holes[1]!]
  // A move makes no hole where it ends: the first stitch is there so that three follow it.
  const tieIn = [beginX, beginY, ...first, beginX, beginY, ...first]
  return Int32Array.from([...tieIn, ...holes, ...final, endX, endY, ...final])
}

function isApart(holes: readonly number[], x: number, y: number): boolean {
  if (holes.length === 0) return true
  const [fromX, fromY] = [holes.at(-2)!, holes.at(-1)!]
  return (x - fromX) ** 2 + (y - fromY) ** 2 >= shortest ** 2
}

function addHole(holes: number[], x: number, y: number): void {
  if (holes.length > 0) {
    const [fromX, fromY] = [holes.at(-2)!, holes.at(-1)!]
    const parts = Math.ceil(Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) / longest)
    for (let part = 1; part < parts; part++)
      holes.push(
        fromX + Math.round(((x - fromX) * part) / parts),
        fromY + Math.round(((y - fromY) * part) / parts),
      )
  }
  holes.push(x, y)
}

/** Where the needle goes to and fro from a hole, towards the next one. */
function besideHole(holes: readonly number[], at: number, towards: number): readonly [number, number] {
  const [x, y] = [holes[at]!, holes[at + 1]!]
  const [dx, dy] = [holes[towards]! - x, holes[towards + 1]! - y]
  const length = Math.hypot(dx, dy)
  return [x + Math.round((dx / length) * tie), y + Math.round((dy / length) * tie)]
}
