import type { Rgb } from './pixels.ts'

/** A flat colour; `alpha`: 0 to 1. */
export type Tint = { readonly rgb: Rgb; readonly alpha: number }

/** From colour to colour, as SVG has it; `at`: x1, y1, x2, y2, or cx, cy, r, fx, fy, in the units of `matrix`. */
export type Gradient = {
  readonly kind: 'linear' | 'radial'
  readonly at: readonly number[]
  readonly matrix: readonly number[]
  readonly spread: string
  readonly stops: readonly (Tint & { readonly offset: number })[]
}

/** An even-odd SVG path with its paint, in the drawing's own units. */
export type Area = { readonly d: string; readonly paint: Tint | Gradient }

/** A drawing as it is seen: areas of which none lies on another, in its own curves. */
export type AreaArt = { readonly width: number; readonly height: number; readonly areas: readonly Area[] }

/** Why a drawing has no such areas. */
export type AreaFault =
  | 'bitmap'
  | 'blend'
  | 'filter'
  | 'mask'
  | 'pattern'
  | 'transparency'
  | 'outline'
  | 'tooComplex'

export function isGradient(paint: Area['paint']): paint is Gradient {
  return 'stops' in paint
}
