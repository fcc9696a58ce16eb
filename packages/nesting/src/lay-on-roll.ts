/** What is laid, before it is turned; inches. */
export type Rectangle = { readonly width: number; readonly height: number }

/** A roll: its width, how long a sheet of it may be, and what lies between two rectangles at least; inches. `isUpright`: nothing is turned. */
export type Roll = {
  readonly width: number
  readonly longest: number
  readonly gap: number
  readonly isUpright?: boolean
}

/** Where a rectangle lies: its upper left corner from that of the sheet, in inches; `isTurned`: by a quarter to the right. */
export type Laid = {
  /** Its place in the list that was laid. */
  readonly at: number
  readonly x: number
  readonly y: number
  readonly isTurned: boolean
}

/** A sheet that is cut off the roll; `length` in inches. */
export type Sheet = { readonly length: number; readonly laid: readonly Laid[] }

/** All that could be laid, and the places of what is too large for a sheet however it is turned. */
export type LaidOut = { readonly sheets: readonly Sheet[]; readonly tooLarge: readonly number[] }

/** Ways to choose among what fits; which comes out shortest differs from list to list. */
const ways: readonly Way[] = [
  { mayTurn: true, prefers: (one, other) => other.width - one.width || other.height - one.height },
  { mayTurn: true, prefers: (one, other) => other.height - one.height || other.width - one.width },
  {
    mayTurn: true,
    prefers: (one, other) => other.width * other.height - one.width * one.height || other.width - one.width,
  },
  { mayTurn: false, prefers: (one, other) => other.height - one.height || other.width - one.width },
  { mayTurn: false, prefers: (one, other) => other.width - one.width || other.height - one.height },
]

type Way = { readonly mayTurn: boolean; readonly prefers: (one: Side, other: Side) => number }

/** Lays rectangles on as little of a roll as it finds: of several ways the one whose sheets are shortest together. */
export function layOnRoll(rectangles: readonly Rectangle[], roll: Roll): LaidOut {
  const fits = ({ width, height }: Rectangle) => width <= roll.width && height <= roll.longest
  const tooLarge = [...rectangles.keys()].filter(at => {
    const { width, height } = rectangles[at]!
    return !fits({ width, height }) && (roll.isUpright || !fits({ width: height, height: width }))
  })
  const places = [...rectangles.keys()].filter(at => !tooLarge.includes(at))
  const tried = ways.map(way => layInWay(rectangles, places, roll, way))
  const sheets = tried.reduce((best, each) => (lengthOf(each) < lengthOf(best) - 1e-9 ? each : best))
  return { sheets, tooLarge }
}

/** The share of the sheets that rectangles take, each with the gap that it keeps; 0 to 1. */
export function usedShare(rectangles: readonly Rectangle[], sheets: readonly Sheet[], roll: Roll): number {
  const taken = sheets
    .flatMap(({ laid }) => laid)
    .reduce((sum, { at }) => {
      const { width, height } = rectangles[at]!
      return sum + (width + roll.gap) * (height + roll.gap)
    }, 0)
  const whole = sheets.reduce((sum, { length }) => sum + (roll.width + roll.gap) * (length + roll.gap), 0)
  return whole === 0 ? 0 : taken / whole
}

/** Together, in inches. */
export function lengthOf(sheets: readonly Sheet[]): number {
  return sheets.reduce((sum, { length }) => sum + length, 0)
}

/** A rectangle as it may lie, with its gap to the right and below. */
type Side = {
  readonly width: number
  readonly height: number
  readonly isTurned: boolean
  readonly kind: Kind
}
/** All of one extent: whichever of them is laid comes to the same. */
type Kind = { readonly left: number[] }

/** A stretch of the edge that has grown down from the top; `y`: how far. */
type Stretch = { x: number; width: number; y: number }

/** Too little to tell lengths apart. */
const hair = 1e-9

/** The lowest gap of the edge is filled first, with what fits it best. */
function layInWay(
  rectangles: readonly Rectangle[],
  places: readonly number[],
  { width, longest, gap, isUpright = false }: Roll,
  { mayTurn, prefers }: Way,
): Sheet[] {
  const kinds = Map.groupBy(places, at => `${rectangles[at]!.width} ${rectangles[at]!.height}`)
  const sides = [...kinds.values()]
    .flatMap((left): Side[] => {
      const { width: across, height: down } = rectangles[left[0]!]!
      const kind = { left: left.toReversed() }
      const side = { width: across + gap, height: down + gap, isTurned: false, kind }
      const turned = { width: down + gap, height: across + gap, isTurned: true, kind }
      const fitting = (isUpright ? [side] : [side, turned]).filter(
        each => each.width <= width + gap + hair && each.height <= longest + gap + hair,
      )
      return mayTurn || fitting.length < 2 ? fitting : [side]
    })
    .toSorted(prefers)
  const sheets: Sheet[] = []
  let count = places.length
  while (count > 0) {
    const laid: Laid[] = []
    let length = 0
    const edge: Stretch[] = [{ x: 0, width: width + gap, y: 0 }]
    for (;;) {
      const lowest = edge.reduce((low, each) => (each.y < low.y - hair ? each : low))
      const side = chooseSide(sides, lowest, longest + gap)
      if (!side) {
        if (edge.length === 1) break
        raise(edge, lowest)
        continue
      }
      laid.push({ at: side.kind.left.pop()!, x: lowest.x, y: lowest.y, isTurned: side.isTurned })
      count -= 1
      length = Math.max(length, lowest.y + side.height - gap)
      fill(edge, lowest, side)
      if (count === 0) break
    }
    sheets.push({ length, laid })
  }
  return sheets
}

/** What fills a gap to its whole width, else the first that fits. */
function chooseSide(sides: readonly Side[], { width, y }: Stretch, deepest: number): Side | undefined {
  let first: Side | undefined
  for (const side of sides) {
    if (side.kind.left.length === 0 || side.width > width + hair || y + side.height > deepest + hair) continue
    if (side.width > width - hair) return side
    first ??= side
  }
  return first
}

/** Puts a rectangle at the left of a stretch. */
function fill(edge: Stretch[], stretch: Stretch, { width, height }: Side): void {
  const place = edge.indexOf(stretch)
  const below: Stretch = { x: stretch.x, width, y: stretch.y + height }
  const rest: Stretch = { x: stretch.x + width, width: stretch.width - width, y: stretch.y }
  edge.splice(place, 1, below, ...(rest.width > hair ? [rest] : []))
  join(edge)
}

/** Nothing fits there: it is as low as its nearer neighbour from now on. */
function raise(edge: Stretch[], stretch: Stretch): void {
  const place = edge.indexOf(stretch)
  const beside = [edge[place - 1], edge[place + 1]].flatMap(each => (each ? [each.y] : []))
  stretch.y = Math.min(...beside)
  join(edge)
}

function join(edge: Stretch[]): void {
  for (let at = edge.length - 1; at > 0; at--) {
    const [one, other] = [edge[at - 1]!, edge[at]!]
    if (Math.abs(one.y - other.y) > hair) continue
    one.width += other.width
    edge.splice(at, 1)
  }
}
