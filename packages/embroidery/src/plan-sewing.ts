import { pullCompensation, rowGap } from '@teamloom/technique/thread/measures.ts'
import type { Sewing } from '@teamloom/technique/thread/strand.ts'
import type { Cloth, Underlay } from './cloths/cloth.ts'
import { findWay } from './find-way.ts'
import { finishStretch } from './finish-stretch.ts'
import { type Area, areasOf, withEndsBeyond } from './lines.ts'
import { openNeedle } from './needle.ts'
import { boxOf, nextArea } from './order-areas.ts'
import { orderColors } from './order-colors.ts'
import type { Block, Program } from './program.ts'
import { sewLines } from './sew-lines.ts'
import { sewUnderlay } from './sew-underlay.ts'
import { areasBelow, layOnSquares } from './squares.ts'

/** Smaller fills lie on their own ways below. Square millimetres, about. */
const leastUnderlaid = 12
/** What is nearer than this is reached without a trim: no thread is seen there. Millimetres. */
const nearEnough = 0.9
/** A way below others is sewn in such stitches. */
const wayStitch = 2.5

export type SewingSettings = {
  readonly cloth: Cloth
  /** Between rows, as the art was sewn with. Millimetres. */
  readonly gap?: number
  readonly underlay?: Underlay
}

/**
 * In which order a machine sews what is drawn of an artwork, stitch by stitch: nothing is drawn that it does not sew, and
 * what it sews besides lies below that.
 */
export function planSewing(
  sewing: Sewing,
  { cloth, gap = rowGap, underlay = cloth.underlay }: SewingSettings,
): Program {
  const beyond = cloth.pull - pullCompensation
  const areas: Area[] = areasOf(sewing).map(({ thread, lines }) => ({
    thread,
    lines: lines.map(line => withEndsBeyond(line, beyond)),
  }))
  if (areas.length === 0) return { blocks: [], middleX: 0, middleY: 0 }
  const squares = layOnSquares(areas)
  const below = areasBelow(areas.length, squares)
  const boxes = areas.map(boxOf)
  const whole = {
    left: Math.min(...boxes.map(box => box.left)),
    right: Math.max(...boxes.map(box => box.right)),
    top: Math.min(...boxes.map(box => box.top)),
    bottom: Math.max(...boxes.map(box => box.bottom)),
  }
  const [middleX, middleY] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2]
  const next = { isFromMiddle: cloth.isFromMiddle, middleX }
  const isDone = new Uint8Array(areas.length)
  const slopes = { none: [], across: [0], lattice: [1, -1] }[underlay]
  const blocks: Block[] = []
  let [x, y] = [middleX, middleY]
  for (const block of orderColors(
    areas.map(({ thread }) => thread),
    below,
  )) {
    const needle = openNeedle(x, y)
    const left = new Set(block)
    for (let area = nextArea(left, boxes, below, x, y, next); area !== undefined; ) {
      const { lines, thread } = areas[area]!
      const onward = wayTo(thread)
      const isFill = lines[0]!.kind === 'fill'
      if (isFill && lengthOf(areas[area]!) * gap > leastUnderlaid)
        sewUnderlay(lines, slopes, gap, needle, onward)
      sewLines(lines, needle, onward, { spacing: gap / rowGap, longestSatin: cloth.longestSatin })
      left.delete(area)
      isDone[area] = 1
      ;[x, y] = [needle.x(), needle.y()]
      area = nextArea(left, boxes, below, x, y, next)
    }
    const stretches = needle.stretches.flatMap(points => finishStretch(points, middleX, middleY) ?? [])
    if (stretches.length > 0) blocks.push({ thread: areas[block[0]!]!.thread, stretches })

    /** To where an area begins: below what is still to be sewn there or on what is of its own thread, else after a trim. */
    function wayTo(thread: number) {
      const isCovered = (square: number) => {
        const on = squares.areas[square]
        if (!on) return false
        return on.some(other => isDone[other] === 0) || areas[on.at(-1)!]!.thread === thread
      }
      const { columns } = squares
      // At an edge of what is covered a stitch would be seen.
      const isOpen = (square: number) =>
        isCovered(square) &&
        isCovered(square - 1) &&
        isCovered(square + 1) &&
        isCovered(square - columns) &&
        isCovered(square + columns)
      return (toX: number, toY: number) => {
        const away = Math.hypot(toX - needle.x(), toY - needle.y())
        if (needle.stretches.length === 0) return needle.lift(toX, toY)
        if (away <= nearEnough) return needle.sew(toX, toY)
        const way = findWay(squares, [needle.x(), needle.y()], [toX, toY], isOpen)
        if (!way) return needle.lift(toX, toY)
        let walked = 0
        for (let i = 2; i < way.length - 2; i += 2) {
          walked += Math.hypot(way[i]! - way[i - 2]!, way[i + 1]! - way[i - 1]!)
          if (walked < wayStitch) continue
          needle.sew(way[i]!, way[i + 1]!)
          walked = 0
        }
        needle.sew(toX, toY, wayStitch)
      }
    }
  }
  return { blocks, middleX, middleY }
}

function lengthOf({ lines }: Area): number {
  let length = 0
  for (const { points } of lines) {
    const last = points.length - 2
    length += Math.hypot(points[last]! - points[0]!, points[last + 1]! - points[1]!)
  }
  return length
}
