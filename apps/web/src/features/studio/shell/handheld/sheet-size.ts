import type { SheetHeight } from '#web/features/studio/session/sheet.ts'

export type Room = {
  /** The stage is so wide, under the sheet too; CSS pixels. */
  readonly width: number
  readonly height: number
  /** The sheet stands at the right of the stage, and grows to its left. */
  readonly isBeside: boolean
}

/** The sheet shows one line, which says what is picked and what it costs. */
const peek = 80
/** Where the sheet stands beside the stage, it is as wide as its tabs alone. */
const folded = 0
const besideHalf = 280
const upper = { phone: 294, tablet: 420 }
/** So much of the window, header and tabs included, stays the garment's. */
const leastStage = 0.45
/** Header and tabs of a phone. */
const frame = 120
/** A full sheet leaves so much of the stage, so that one sees where one is. */
const left = 36

/** How far a sheet reaches over the stage, in pixels. */
export function sheetSize(height: SheetHeight, { width, height: high, isBeside }: Room): number {
  if (isBeside) {
    const sizes = { peek: folded, half: besideHalf, full: Math.max(besideHalf, Math.min(520, width - 160)) }
    return Math.round(Math.min(sizes[height], width - left))
  }
  if (height === 'peek') return peek
  if (height === 'full') return Math.max(peek, high - left)
  const most = width < 768 ? upper.phone : upper.tablet
  return Math.round(Math.max(peek, Math.min(most, high - leastStage * (high + frame))))
}

/** The height that a sheet has after it was let go: the nearest, or the next in the direction of a flick. */
export function heightAfter(size: number, speed: number, room: Room): SheetHeight {
  const order: readonly SheetHeight[] = ['peek', 'half', 'full']
  const distance = (height: SheetHeight) => Math.abs(sheetSize(height, room) - (size + speed * flickMs))
  return order.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'half'
}

/** So far a flick carries the sheet on. */
const flickMs = 160
