import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { ShownColor } from '@teamloom/catalog/colors/palette.ts'
import type { Surface } from '@teamloom/catalog/decorations/surface.ts'
import type { Ring } from '@teamloom/catalog/definition.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import type { PrintImage } from './print-image.ts'

/** What a slot is made of. */
export type Cloth = ShownColor & { readonly fabric: FabricName }

/** Where a print lies on its panel, in inches of its cloth: u right, v down. */
export type PrintLie = {
  readonly panel: string
  /** The place's name, as the manifest has it; a print without one lies as its cloth. */
  readonly place?: string
  /** Which of the panel's faces; outside when it is not said. */
  readonly face?: 'outside' | 'inside'
  readonly centerU: number
  readonly centerV: number
  readonly widthInches: number
  readonly heightInches: number
  /** Degrees, clockwise. */
  readonly rotation?: number
}

/** An artwork on a panel. */
export type Print = PrintLie & {
  readonly image: PrintImage
  /** The image begins anew after so many inches, from `fromU` on, or from a seam: it fills the print's size as a pattern. */
  readonly tile?: {
    readonly widthInches: number
    readonly heightInches: number
    readonly fromU: number | Curve | Ring
  }
  /** How it meets the light. */
  readonly surface: Surface
}

/** All that a picture of a garment depends on, apart from its bakes. */
export type Look = {
  /** `part/element` -> style name. */
  readonly styles: Styles
  /** `part/element/layer` -> cloth; a trim whose slot is missing is not drawn. */
  readonly cloths: Readonly<Record<string, Cloth>>
  /** Later prints lie on earlier ones. */
  readonly prints: readonly Print[]
}

/** Straight (not premultiplied) RGBA rows. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}
