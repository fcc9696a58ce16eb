import { type Box, unionOf } from '@teamloom/bakes/manifest.ts'
import type { DecodedSide } from './decoded-side.ts'
import { boxOfCharts } from './element-mask.ts'
import type { Frame } from './frame.ts'
import type { Look, Print } from './look.ts'
import { frameOf } from './prepared-side.ts'
import { printReachOf } from './print-reach.ts'

/** Pixels of a side beyond which nothing of these prints is seen; undefined: nothing is anywhere. */
export function boxOfPrints(side: DecodedSide, look: Look, prints: readonly Print[]): Box | undefined {
  const frame = frameOf(side, look)
  const boxes = prints.flatMap(print => {
    const sheet = boxOfSheet(frame, print)
    return (sheet && within(sheet, reachBox(side, frame, look, print))) ?? []
  })
  return boxes.length > 0 ? unionOf(boxes) : undefined
}

const sheets = new WeakMap<Frame, Map<string, Box | undefined>>()

/** What holds all that is seen of a print's panel from its face. */
function boxOfSheet(frame: Frame, { panel, face = 'outside' }: Print): Box | undefined {
  const known = sheets.get(frame) ?? new Map<string, Box | undefined>()
  sheets.set(frame, known)
  const key = `${panel} ${face}`
  if (!known.has(key)) {
    const charts = frame.chartRegions.map(region => region?.panel === panel && region.face === face)
    known.set(
      key,
      boxOfCharts(frame, charts, () => true),
    )
  }
  return known.get(key)
}

/** Undefined where it is told in inches of its panel. */
function reachBox(side: DecodedSide, frame: Frame, look: Look, print: Print): Box | undefined {
  const reach = printReachOf(side, frame, look, print)
  if (reach?.of !== 'picture') return undefined
  const [x, y] = [Math.floor(reach.left), Math.floor(reach.top)]
  return { x, y, width: Math.ceil(reach.right) - x, height: Math.ceil(reach.bottom) - y }
}

/** What both hold; undefined: nothing. */
function within(box: Box, other: Box | undefined): Box | undefined {
  if (!other) return box
  const [x, y] = [Math.max(box.x, other.x), Math.max(box.y, other.y)]
  const width = Math.min(box.x + box.width, other.x + other.width) - x
  const height = Math.min(box.y + box.height, other.y + other.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}
