import type { Region } from '@teamloom/bakes/region.ts'
import type { AreaTest } from './area-test.ts'

/** One face of a piece of cloth or of a trim. */
export type Sheet = {
  readonly region: Region
  /** Index of its relief (see relief/): what is stitched, ribbed and seamed there. */
  readonly relief: number
  /** Parts of it that are another sheet's. */
  readonly fields?: readonly SheetField[]
}

export type SheetField = { readonly contains: AreaTest; readonly sheet: number }

/** The sheet that shows at a place. */
export function sheetAt(sheets: readonly Sheet[], sheet: number, u: number, v: number): number {
  const { fields } = sheets[sheet]!
  if (!fields) return sheet
  return fields.find(field => field.contains(u, v))?.sheet ?? sheet
}

/** All that light can fall on: triangles in the room with their places on the cloth. */
export type Surface = {
  readonly sheets: readonly Sheet[]
  /** Three numbers per point. */
  readonly position: Float32Array
  readonly normal: Float32Array
  /** Per place. */
  readonly u: Float32Array
  readonly v: Float32Array
  /** Three points and three places per triangle. */
  readonly point: Int32Array
  readonly place: Int32Array
  /** Per triangle. */
  readonly sheet: Uint16Array
}

/** Several surfaces as one; reliefs keep their numbers. */
export function joinSurfaces(surfaces: readonly Surface[]): Surface {
  const [first, ...rest] = surfaces
  return rest.reduce(joinTwo, first!)
}

function joinTwo(a: Surface, b: Surface): Surface {
  const points = a.position.length / 3
  const places = a.u.length
  return {
    sheets: [...a.sheets, ...b.sheets.map(sheet => shiftFields(sheet, a.sheets.length))],
    position: joinFloats(a.position, b.position),
    normal: joinFloats(a.normal, b.normal),
    u: joinFloats(a.u, b.u),
    v: joinFloats(a.v, b.v),
    point: joinInts(a.point, b.point, points),
    place: joinInts(a.place, b.place, places),
    sheet: Uint16Array.from([...a.sheet, ...b.sheet.map(sheet => sheet + a.sheets.length)]),
  }
}

function shiftFields(sheet: Sheet, by: number): Sheet {
  if (!sheet.fields) return sheet
  return { ...sheet, fields: sheet.fields.map(field => ({ ...field, sheet: field.sheet + by })) }
}

function joinFloats(a: Float32Array, b: Float32Array): Float32Array {
  const joined = new Float32Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}

function joinInts(a: Int32Array, b: Int32Array, shift: number): Int32Array {
  const joined = new Int32Array(a.length + b.length)
  joined.set(a)
  joined.set(
    b.map(value => value + shift),
    a.length,
  )
  return joined
}
