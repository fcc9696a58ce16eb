import type { ZipChainTrim, ZipTeeth } from '@teamloom/pattern/trim.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Sheet, Surface } from '../surface/surface.ts'
import type { Vec } from '../vector.ts'
import { Loft, type LoftPoint } from './loft.ts'
import type { ClothLine } from './zip-line.ts'

/** Inches out of the cloth at which the tape lies. */
const tapeOut = 0.03

/** Inches: from tooth to tooth on one side, and of a tooth: along, from the middle in and out, out of the cloth. */
type ToothShape = {
  readonly pitch: number
  readonly along: number
  readonly inner: number
  readonly outer: number
  readonly rise: number
}

const shapes: Readonly<Record<ZipTeeth, ToothShape>> = {
  moulded: { pitch: 0.17, along: 0.105, inner: -0.03, outer: 0.155, rise: 0.095 },
  metal: { pitch: 0.088, along: 0.05, inner: -0.018, outer: 0.115, rise: 0.07 },
  coil: { pitch: 0.062, along: 0.05, inner: -0.004, outer: 0.092, rise: 0.05 },
}

/** Tape (first sheet) and teeth (second sheet). */
export function layZipChain(trim: ZipChainTrim, line: ClothLine, sheets: readonly [Sheet, Sheet]): Surface {
  const loft = new Loft()
  const half = trim.width / 2 + 0.06
  const columns = 7
  const rows = Math.round(line.length / 0.08)
  const tape = Array.from({ length: rows + 1 }, (_, row): LoftPoint[] =>
    Array.from({ length: columns }, (_column, k) => {
      const across = half - (2 * half * k) / (columns - 1)
      const along = (line.length * row) / rows
      return { position: line.at(along, across, tapeOut), u: across, v: along }
    }),
  )
  loft.add(tape, 0, false)
  const { pitch, along, inner, outer, rise } = shapes[trim.teeth]
  for (const side of [1, -1] as const) {
    const shift = side > 0 ? 0 : pitch / 2
    for (let at = along + shift; at < line.length - along; at += pitch) {
      const corners: Point[] = [
        [side * inner, at - along * 0.36],
        [side * outer, at - along / 2],
        [side * outer, at + along / 2],
        [side * inner, at + along * 0.36],
      ]
      loft.add(blockRings(line, side > 0 ? corners.toReversed() : corners, tapeOut - 0.01, rise), 1)
    }
  }
  const end = line.length - 0.14
  const stop: Point[] = [
    [-0.17, end - 0.09],
    [0.17, end - 0.09],
    [0.15, end + 0.09],
    [-0.15, end + 0.09],
  ]
  loft.add(blockRings(line, stop.toReversed(), tapeOut - 0.01, rise + 0.03), 1)
  return loft.surface(sheets)
}

/** A block over a four-sided ground, against the clock as seen from outside; its upper edges are rounded. */
function blockRings(line: ClothLine, corners: readonly Point[], from: number, rise: number): LoftPoint[][] {
  const middle: Point = [
    corners.reduce((sum, [u]) => sum + u, 0) / corners.length,
    corners.reduce((sum, [, v]) => sum + v, 0) / corners.length,
  ]
  const ring = (share: number, out: number) =>
    corners.map(([u, v]): LoftPoint => {
      const [across, along] = [middle[0] + (u - middle[0]) * share, middle[1] + (v - middle[1]) * share]
      return { position: line.at(along, across, out), u: across, v: along }
    })
  return [ring(1, from), ring(1, from + rise * 0.72), ring(0.72, from + rise), ring(0, from + rise)]
}

/** Inches from the zip's top to the slider's. */
const sliderFrom = 0.1
/** Half outlines of the slider's upper plate and of the puller's tab: across and down from their upper ends. */
const sliderHalf: readonly Point[] = [
  [0, 0],
  [0.12, 0],
  [0.185, 0.04],
  [0.2, 0.12],
  [0.175, 0.24],
  [0.15, 0.36],
  [0.12, 0.42],
  [0, 0.435],
]
const tabHalf: readonly Point[] = [
  [0, 0],
  [0.08, 0.02],
  [0.115, 0.09],
  [0.12, 0.3],
  [0.15, 0.7],
  [0.165, 0.98],
  [0.14, 1.1],
  [0.08, 1.15],
  [0, 1.16],
]
/** A stud at its lower end. */
const studHalf: readonly Point[] = [
  [0, 0.78],
  [0.05, 0.79],
  [0.075, 0.83],
  [0.08, 0.9],
  [0.085, 0.98],
  [0.08, 1.02],
  [0.055, 1.05],
  [0.03, 1.06],
  [0, 1.06],
]
const bailHalf: readonly Point[] = [
  [0, 0],
  [0.05, 0.01],
  [0.07, 0.05],
  [0.07, 0.26],
  [0.05, 0.3],
  [0, 0.31],
]
/** A puller never hangs quite straight: sideways to downwards. */
const tabLean = 0.1
/** Inches down the slider at which its puller hangs. */
const pivot = 0.2

/** Slider (first sheet) and a tab that hangs from it (second sheet). */
export function layZipSlider(line: ClothLine, sheets: readonly [Sheet, Sheet], hasTab: boolean): Surface {
  const loft = new Loft()
  const slider = wholeOf(sliderHalf)
  const onSlider = ([u, v]: Point, out: number): LoftPoint => ({
    position: line.at(sliderFrom + v, u, out),
    u,
    v,
  })
  loft.add(plateRings(slider, 0.02, 0.17, 0.03, onSlider), 0)
  loft.add(plateRings(shifted(wholeOf(bailHalf), 0.06), 0.15, 0.25, 0.02, onSlider), 0)
  if (hasTab) {
    const onTab = ([u, v]: Point, out: number): LoftPoint => {
      const down = sliderFrom + pivot + v
      // It lies on the slider with its upper end, and nearer to the zip with its lower one.
      const sunk = 0.07 * Math.min(1, v / 0.5)
      return { position: line.at(down, u + tabLean * v, out - sunk), u, v }
    }
    const tab = wholeOf(tabHalf)
    loft.add(plateRings(tab, 0.2, 0.255, 0.018, onTab), 1)
    loft.add(plateRings(wholeOf(studHalf), 0.25, 0.268, 0.01, onTab), 1)
  }
  return loft.surface(sheets)
}

/** The middle line of a cord that hangs from the slider. */
export function hangZipCord(line: ClothLine, length: number): Vec[] {
  return Array.from({ length: 40 }, (_, i) => {
    const down = (length * i) / 39
    const lean = 0.16 * (down / length) ** 1.6
    return line.at(sliderFrom + pivot + down, lean, 0.25 - 0.06 * Math.min(1, down / 0.5))
  })
}

/** Against the clock, from half an outline on the left half of the cloth (+u). */
function wholeOf(half: readonly Point[]): Point[] {
  const right = half.slice(1, -1).map(([u, v]): Point => [-u, v])
  return [...half, ...right.toReversed()].toReversed()
}

function shifted(outline: readonly Point[], down: number): Point[] {
  return outline.map(([u, v]) => [u, v + down])
}

/** A plate with rounded upper edges. */
function plateRings(
  outline: readonly Point[],
  from: number,
  to: number,
  bevel: number,
  at: (point: Point, out: number) => LoftPoint,
): LoftPoint[][] {
  const middle = outline.reduce((sum, [, v]) => sum + v, 0) / outline.length
  const ring = (inside: number, out: number) =>
    outline.map(([u, v]) => {
      const reach = Math.hypot(u, v - middle) || 1
      const share = Math.max(0, 1 - inside / reach)
      return at([u * share, middle + (v - middle) * share], out)
    })
  return [
    ring(0, from),
    ring(0, to - bevel),
    ring(bevel * 0.4, to - bevel * 0.3),
    ring(bevel, to),
    ring(10, to),
  ]
}
