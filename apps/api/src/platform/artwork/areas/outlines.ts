import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { AreaFault } from '@teamloom/artwork/area-art.ts'
import openPathKit, { type Path } from 'pathkit-wasm/bin/pathkit.js'
import { type Box, type Matrix, scaleOf } from '#api/platform/artwork/svg/matrix.ts'

/** A drawing that has no areas of its own curves. */
export class Inexact extends Error {
  readonly fault: AreaFault

  constructor(fault: AreaFault) {
    super(fault)
    this.fault = fault
  }
}

/** How a line is drawn round a shape; lengths in the shape's units. */
export type Line = {
  readonly width: number
  readonly miter: number
  readonly join: string
  readonly cap: string
  readonly dashes: readonly number[]
  readonly phase: number
}

const { resolve } = createRequire(import.meta.url)
const kit = await openPathKit({ wasmBinary: fs.readFileSync(resolve('pathkit-wasm/bin/pathkit.wasm')) })
const { FillType, PathOp, StrokeCap, StrokeJoin } = kit

/** A closed shape with its box: its parts are joined, cut and taken away as curves. */
export type Outline = { readonly path: Path; readonly box: Box }

function outlineOf(path: Path | null): Outline | undefined {
  if (!path) throw new Inexact('outline')
  const { fLeft: left, fTop: top, fRight: right, fBottom: bottom } = path.computeTightBounds()
  if (right > left && bottom > top) return { path, box: { left, top, right, bottom } }
  path.delete()
  return undefined
}

/** Undefined: it has no area. */
export function filled(d: string, isEvenOdd: boolean, matrix: Matrix): Outline | undefined {
  const path = readPath(d)
  path.setFillType(isEvenOdd ? FillType.EVENODD : FillType.WINDING)
  return outlineOf(moved(path, matrix).simplify())
}

/** In the units that it is written in. */
export function boxOf(d: string): Box {
  const path = readPath(d)
  const { fLeft: left, fTop: top, fRight: right, fBottom: bottom } = path.computeTightBounds()
  path.delete()
  return { left, top, right, bottom }
}

const joins: Readonly<Record<string, typeof StrokeJoin.MITER>> = {
  round: StrokeJoin.ROUND,
  bevel: StrokeJoin.BEVEL,
}
const caps: Readonly<Record<string, typeof StrokeCap.BUTT>> = {
  round: StrokeCap.ROUND,
  square: StrokeCap.SQUARE,
}

export function stroked(d: string, line: Line, matrix: Matrix): Outline | undefined {
  // Bends are as fine as they are for a pixel: it is drawn as large as it will be.
  const scale = scaleOf(matrix)
  if (scale === 0 || line.width <= 0) return undefined
  const path = moved(readPath(d), [scale, 0, 0, scale, 0, 0])
  const [on = 0, off = 0] = line.dashes
  if (line.dashes.length > 2) throw new Inexact('outline')
  if (on > 0 && off > 0) path.dash(on * scale, off * scale, line.phase * scale)
  const drawn = path.stroke({
    width: line.width * scale,
    miter_limit: line.miter,
    join: joins[line.join] ?? StrokeJoin.MITER,
    cap: caps[line.cap] ?? StrokeCap.BUTT,
  })
  if (!drawn) return undefined
  const [a, b, c, e, x, y] = matrix
  return outlineOf(moved(drawn, [a / scale, b / scale, c / scale, e / scale, x, y]).simplify())
}

export function rectangle({ left, top, right, bottom }: Box): Outline | undefined {
  return outlineOf(readPath(`M${left} ${top}H${right}V${bottom}H${left}Z`))
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

export function without(one: Outline, other: Outline): Outline | undefined {
  return meet(one.box, other.box) ? combined(one, other, PathOp.DIFFERENCE) : one
}

export function within(one: Outline, other: Outline): Outline | undefined {
  return meet(one.box, other.box) ? combined(one, other, PathOp.INTERSECT) : undefined
}

export function joined(one: Outline, other: Outline): Outline {
  return combined(one, other, PathOp.UNION) ?? one
}

export function areApart(one: Outline, other: Outline): boolean {
  return !meet(one.box, other.box)
}

function combined(one: Outline, other: Outline, op: typeof PathOp.UNION): Outline | undefined {
  return outlineOf(one.path.copy().op(other.path, op))
}

/** An outline as SVG writes paths, filled even-odd. */
export function dataOf({ path }: Outline, matrix: Matrix): string {
  return moved(path.copy(), matrix).toSVGString()
}

/** A path's data in other units. */
export function movedData(d: string, matrix: Matrix): string {
  const path = moved(readPath(d), matrix)
  const data = path.toSVGString()
  path.delete()
  return data
}

function readPath(d: string): Path {
  const path = kit.FromSVGString(d)
  if (!path) throw new Inexact('outline')
  return path
}

function moved(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  return path.transform(a, c, e, b, d, f, 0, 0, 1)
}
