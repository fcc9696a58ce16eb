import { normalsOf } from '../surface/normals.ts'
import type { Sheet, Surface } from '../surface/surface.ts'
import type { Vec } from '../vector.ts'

export type LoftPoint = { readonly position: Vec; readonly u: number; readonly v: number }

/** Collects bodies made of rings into one surface. */
export class Loft {
  readonly #position: number[] = []
  readonly #u: number[] = []
  readonly #v: number[] = []
  readonly #point: number[] = []
  readonly #sheet: number[] = []

  /**
   * Joins each ring to the next; rings have as many points each, against the clock as seen from where the last
   * one lies. `closed`: their ends meet.
   */
  add(rings: readonly (readonly LoftPoint[])[], sheet: number, closed = true): void {
    const first = this.#position.length / 3
    const count = rings[0]!.length
    for (const ring of rings)
      for (const { position, u, v } of ring) {
        this.#position.push(...position)
        this.#u.push(u)
        this.#v.push(v)
      }
    for (let i = 0; i + 1 < rings.length; i++)
      for (let k = 0; k + (closed ? 0 : 1) < count; k++) {
        const a = first + i * count + k
        const b = first + i * count + ((k + 1) % count)
        this.#point.push(a, b, b + count, a, b + count, a + count)
        this.#sheet.push(sheet, sheet)
      }
  }

  surface(sheets: readonly Sheet[]): Surface {
    const point = Int32Array.from(this.#point)
    return {
      sheets,
      position: Float32Array.from(this.#position),
      normal: normalsOf(point, this.#position, this.#position.length / 3),
      u: Float32Array.from(this.#u),
      v: Float32Array.from(this.#v),
      point,
      place: point,
      sheet: Uint16Array.from(this.#sheet),
    }
  }
}
