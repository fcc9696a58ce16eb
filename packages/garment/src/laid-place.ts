/** A spot of a picture, in its pixels. */
export type PictureSpot = { readonly x: number; readonly y: number }

/**
 * A place for decorations as it lies in the picture of a side: near its middle, where cloth is as good as flat.
 * What is told of it, which is next to a pointer or how large what is pulled at a corner, needs no cloth.
 */
export type LaidPlace = PictureSpot & {
  readonly positionName: string
  /** Picture pixels that an inch of a print goes, along its upright to the right and down. */
  readonly right: PictureSpot
  readonly down: PictureSpot
  /** Inches: the largest print. */
  readonly widthInches: number
  readonly heightInches: number
}

/** Inches of a decoration. */
export type Extent = { readonly widthInches: number; readonly heightInches: number }

/** Where inches of a panel are seen in a picture; undefined when they are out of sight. */
type Project = (u: number, v: number) => PictureSpot | undefined

/** Inches from the middle at which a place's directions are read. */
const reach = 0.5

/** How a place lies in a picture; undefined when its middle is out of sight. */
export function layPlace(
  place: {
    readonly positionName: string
    readonly centerU: number
    readonly centerV: number
    /** Degrees clockwise. */
    readonly planeAngle: number
    readonly maxWidthInches: number
    readonly maxHeightInches: number
  },
  project: Project,
): LaidPlace | undefined {
  const { positionName, centerU, centerV, planeAngle, maxWidthInches, maxHeightInches } = place
  const turn = (planeAngle * Math.PI) / 180
  const at = (right: number, down: number) =>
    project(
      centerU + right * Math.cos(turn) - down * Math.sin(turn),
      centerV + right * Math.sin(turn) + down * Math.cos(turn),
    )
  const middle = at(0, 0)
  const across = [at(-reach, 0), at(reach, 0)] as const
  const along = [at(0, -reach), at(0, reach)] as const
  const right = middle && stepBetween(...across)
  const down = middle && stepBetween(...along)
  if (!right || !down || Math.abs(right.x * down.y - right.y * down.x) < 1e-3) return undefined
  return { positionName, ...middle, right, down, widthInches: maxWidthInches, heightInches: maxHeightInches }
}

function stepBetween(from: PictureSpot | undefined, to: PictureSpot | undefined): PictureSpot | undefined {
  if (!from || !to) return undefined
  return { x: (to.x - from.x) / (2 * reach), y: (to.y - from.y) / (2 * reach) }
}

/** Corners of what is so large there, clockwise from the top left. */
export function cornersAt({ x, y, right, down }: LaidPlace, { widthInches, heightInches }: Extent) {
  const corner = (across: number, below: number): PictureSpot => ({
    x: x + across * widthInches * right.x + below * heightInches * down.x,
    y: y + across * widthInches * right.y + below * heightInches * down.y,
  })
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)] as const
}

/** Inches from a place's middle to a spot, along its own right and down. */
export function inchesTo({ x, y, right, down }: LaidPlace, spot: PictureSpot) {
  const [dx, dy] = [spot.x - x, spot.y - y]
  const area = right.x * down.y - right.y * down.x
  return { right: (dx * down.y - dy * down.x) / area, down: (dy * right.x - dx * right.y) / area }
}

/** Inches beside a place over which it still draws what is held. */
const drawn = 1.25
/** By how much nearer another must be before it is taken instead. */
const stickiness = 0.15

/**
 * The place that what is held at a spot would go to: of those that the spot lies in the one whose middle is nearest
 * by its own size, else the nearest; `held`, where it is now, is left only for one that is clearly nearer. Undefined
 * when none is near.
 */
export function nearestPlace(
  places: readonly LaidPlace[],
  spot: PictureSpot,
  held?: string,
): LaidPlace | undefined {
  let nearest: LaidPlace | undefined
  let least = 1
  for (const place of places) {
    const distance = distanceTo(place, spot) - (place.positionName === held ? stickiness : 0)
    if (distance > least) continue
    nearest = place
    least = distance
  }
  return nearest
}

/** From -1 in the middle over 0 at the edge to 1 where it no longer draws. */
function distanceTo(place: LaidPlace, spot: PictureSpot): number {
  const { right, down } = inchesTo(place, spot)
  const share = Math.max((2 * Math.abs(right)) / place.widthInches, (2 * Math.abs(down)) / place.heightInches)
  if (share <= 1) return share - 1
  const beside = Math.max(0, Math.abs(right) - place.widthInches / 2)
  const beyond = Math.max(0, Math.abs(down) - place.heightInches / 2)
  return Math.hypot(beside, beyond) / drawn
}

/** The size whose corner is nearest to where a corner is pulled; undefined when there is none. */
export function sizeAtCorner<Size extends Extent>(
  place: LaidPlace,
  sizes: readonly Size[],
  spot: PictureSpot,
): Size | undefined {
  const { right, down } = inchesTo(place, spot)
  const distance = ({ widthInches, heightInches }: Extent) =>
    Math.hypot(Math.abs(right) - widthInches / 2, Math.abs(down) - heightInches / 2)
  return sizes.reduce<Size | undefined>(
    (best, size) => (best && distance(best) <= distance(size) ? best : size),
    undefined,
  )
}

/** Places that can be shown at once: the smallest first, each that lies over none shown before it. */
export function withoutOverlaps(places: readonly LaidPlace[]): readonly LaidPlace[] {
  const shown: LaidPlace[] = []
  const area = ({ widthInches, heightInches }: Extent) => widthInches * heightInches
  for (const place of places.toSorted((a, b) => area(a) - area(b)))
    if (!shown.some(other => lieOver(place, other))) shown.push(place)
  return shown
}

function lieOver(a: LaidPlace, b: LaidPlace): boolean {
  const [boxA, boxB] = [boxOf(a), boxOf(b)]
  return boxA.left < boxB.right && boxB.left < boxA.right && boxA.top < boxB.bottom && boxB.top < boxA.bottom
}

function boxOf(place: LaidPlace) {
  const corners = cornersAt(place, place)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
