import type { ArtBox } from '@teamloom/artwork/art-details.ts'
import { type Box, unionOf } from '@teamloom/bakes/manifest.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { areaOf } from '@teamloom/shape/contour.ts'
import type { DecodedSide } from './decoded-side.ts'
import { imageInSight } from './image-in-sight.ts'
import type { Look, PrintLie } from './look.ts'
import { lieOf } from './look-of-design.ts'
import { outlineOfMask } from './outline.ts'
import { type ScreenPoint, screenOfPrint } from './place.ts'
import { turnOf } from './placed-print.ts'
import { isPrintAt, maskPrint } from './seen-print.ts'

/** Where a decoration is seen in the picture of a side, and the spots that its measures hang on; picture pixels. */
export type PrintFrame = {
  /** SVG path data: its edges where all of it is in sight, else a line round what is. */
  readonly path: string
  readonly box: Box
  /** What its measures are of: all of it, one image of a pattern, or nothing where only a part is in sight. */
  readonly measured: 'whole' | 'image' | 'part'
  /** Corners of what is measured. */
  readonly corners: Corners | null
  /** Points all over it, `latticeSteps` and one more to a row, row by row; null: out of sight. */
  readonly lattice: readonly (ScreenPoint | null)[]
  /** Inches of the whole or of the image. */
  readonly widthInches: number
  readonly heightInches: number
}

type Corners = Readonly<Record<'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft', ScreenPoint>>
type Lattice = PrintFrame['lattice']

/** Folds bend an edge: so many parts of it follow them. */
export const latticeSteps = 16
/** How much of a print's edge and of its area may be hidden where it counts as wholly in sight, as shares. */
const mostHidden = { edge: 0.1, area: 0.2 }

/** The frame of a decoration, which has two prints when it lies on two panels; undefined where none of it is in sight. */
export function framePrint(
  side: DecodedSide,
  look: Look,
  prints: readonly DrawnPrint[],
): PrintFrame | undefined {
  const seen = prints.flatMap(print => {
    const mask = maskPrint(side, look, lieOf(print))
    return mask ? { print, mask } : []
  })
  const [first] = seen
  if (!first) return undefined
  const box = unionOf(seen.map(({ mask }) => mask.box))
  const outline = () => seen.map(({ mask }) => outlineOfMask(mask)).join('')
  if (first.print.form.kind === 'repeat') return { path: outline(), box, ...imageOf(side, look, seen, box) }

  const lie = lieOf(first.print)
  const { widthInches, heightInches } = lie
  const guessed = latticeOf(side, look, lie)
  const corners = cornersOf(guessed)
  const edge = edgeOf(guessed)
  const points = edge.filter(point => point !== null)
  const isWhole =
    corners !== null &&
    points.length >= edge.length * (1 - mostHidden.edge) &&
    sumOf(first.mask.cover) >= areaOf(points.map(({ x, y }) => [x, y])) * (1 - mostHidden.area)
  if (isWhole) {
    return {
      path: pathOf(points),
      box: boxOf(points),
      corners,
      lattice: guessed,
      widthInches,
      heightInches,
      measured: 'whole',
    }
  }
  const lattice = guessed.map(point => (point && isPrintAt(side, look, lie, point.x, point.y) ? point : null))
  return { path: outline(), box, corners: null, lattice, widthInches, heightInches, measured: 'part' }
}

/** A pattern is measured on one of its images. */
function imageOf(
  side: DecodedSide,
  look: Look,
  seen: readonly { readonly print: DrawnPrint }[],
  { x, y, width, height }: Box,
): Pick<PrintFrame, 'measured' | 'lattice' | 'corners' | 'widthInches' | 'heightInches'> {
  const middle = { x: x + width / 2, y: y + height / 2 }
  const image = seen
    .map(({ print }) => imageInSight(side, look, print, middle))
    .find(found => found !== undefined)
  if (!image) return { measured: 'part', lattice: [], corners: null, widthInches: 0, heightInches: 0 }
  const lattice = latticeOf(side, look, image)
  const { widthInches, heightInches } = image
  return { measured: 'image', lattice, corners: cornersOf(lattice), widthInches, heightInches }
}

function latticeOf(side: DecodedSide, look: Look, lie: PrintLie): Lattice {
  const { centerU, centerV, widthInches, heightInches } = lie
  const { cos, sin } = turnOf(lie)
  // What is inside is seen from inside: its left is where its panel's u is large.
  const right = lie.face === 'inside' ? -1 : 1
  return Array.from({ length: (latticeSteps + 1) ** 2 }, (_, i) => {
    const x = ((i % (latticeSteps + 1)) / latticeSteps - 0.5) * widthInches
    const y = (Math.floor(i / (latticeSteps + 1)) / latticeSteps - 0.5) * heightInches
    const [u, v] = [right * (x * cos - y * sin), x * sin + y * cos]
    return screenOfPrint(side, look, lie, centerU + u, centerV + v) ?? null
  })
}

const nodeAt = (lattice: Lattice, column: number, row: number) =>
  lattice[row * (latticeSteps + 1) + column] ?? null

function cornersOf(lattice: Lattice): Corners | null {
  const last = latticeSteps
  const [topLeft, topRight] = [nodeAt(lattice, 0, 0), nodeAt(lattice, last, 0)]
  const [bottomRight, bottomLeft] = [nodeAt(lattice, last, last), nodeAt(lattice, 0, last)]
  return topLeft && topRight && bottomRight && bottomLeft
    ? { topLeft, topRight, bottomRight, bottomLeft }
    : null
}

/** Corners of a part of what is framed, from 0 to 1 across and down; null where one is out of sight. */
export function partOfFrame({ lattice, corners }: PrintFrame, part: ArtBox): Corners | null {
  if (part.left <= 0 && part.top <= 0 && part.right >= 1 && part.bottom >= 1) return corners
  const at = (u: number, v: number) => between(lattice, u * latticeSteps, v * latticeSteps)
  const [topLeft, topRight] = [at(part.left, part.top), at(part.right, part.top)]
  const [bottomRight, bottomLeft] = [at(part.right, part.bottom), at(part.left, part.bottom)]
  return topLeft && topRight && bottomRight && bottomLeft
    ? { topLeft, topRight, bottomRight, bottomLeft }
    : null
}

function between(lattice: Lattice, column: number, row: number): ScreenPoint | null {
  const [x, y] = [column, row].map(at => Math.min(latticeSteps - 1, Math.max(0, Math.floor(at)))) as [
    number,
    number,
  ]
  const [right, down] = [column - x, row - y]
  const nodes = [
    [nodeAt(lattice, x, y), (1 - right) * (1 - down)],
    [nodeAt(lattice, x + 1, y), right * (1 - down)],
    [nodeAt(lattice, x, y + 1), (1 - right) * down],
    [nodeAt(lattice, x + 1, y + 1), right * down],
  ] as const
  return nodes.reduce<ScreenPoint | null>(
    (sum, [node, share]) => (sum && node ? { x: sum.x + share * node.x, y: sum.y + share * node.y } : null),
    { x: 0, y: 0 },
  )
}

/** Clockwise from the top left. */
function edgeOf(lattice: Lattice): Lattice {
  const steps = Array.from({ length: latticeSteps }, (_, step) => step)
  const last = latticeSteps
  return [
    ...steps.map(step => nodeAt(lattice, step, 0)),
    ...steps.map(step => nodeAt(lattice, last, step)),
    ...steps.map(step => nodeAt(lattice, last - step, last)),
    ...steps.map(step => nodeAt(lattice, 0, last - step)),
  ]
}

function pathOf(points: readonly ScreenPoint[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
}

function boxOf(points: readonly ScreenPoint[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function sumOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}
