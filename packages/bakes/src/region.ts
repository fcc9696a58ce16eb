import type { FabricName } from './fabric.ts'

/** A piece of a product with one colour source: a face of a panel, or a trim laid on it. */
export type Region = {
  readonly part: string
  readonly element: string
  /** The element's colour layer; null when the region has its own `fixedHex`. */
  readonly layer: string | null
  readonly fixedHex?: string
  /** Its (u, v) are inches of this panel, u right and v down as seen from outside the garment. */
  readonly panel: string
  readonly face: 'outside' | 'inside'
  readonly fabric: FabricName
  /** Slot in whose fabric the look makes it, and whose cloth it shows while its own slot has none. */
  readonly knitWith?: string
}

/** `part/element/layer`: the key under which a look gives the region its cloth. */
export function slotOf(region: Region): string | null {
  return region.layer === null ? null : `${region.part}/${region.element}/${region.layer}`
}
