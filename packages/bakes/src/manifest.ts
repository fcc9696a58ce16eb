import type { Region } from './region.ts'
import type { Side } from './side.ts'

/** Picture pixels, origin top left; below 0 where only a camera that steps back sees. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Which styles a bake is drawn for: `part/element` -> style names; all keys must hold. */
export type StyleCondition = Readonly<Record<string, readonly string[]>>

/** The chosen style of every element: `part/element` -> style name. */
export type Styles = Readonly<Record<string, string>>

/**
 * base: the draped garment; patch: replaces the base's pixels where it has its own;
 * overlay: lies on what is below and shades it.
 */
export type BakeKind = 'base' | 'patch' | 'overlay'

export type BakeEntry = {
  readonly name: string
  readonly kind: BakeKind
  readonly when: StyleCondition
  /** Drawn from low to high. */
  readonly z: number
  /** File name beside the manifest, or beside that of the product that it is shared with. */
  readonly file: string
  /** The product whose folder holds the file, when it is another's. */
  readonly of?: string
  readonly bytes: number
  /** Of the file's bytes: goes into its URL, so that it can be cached for ever. */
  readonly sha256: string
  readonly box: Box
}

export type Camera = {
  readonly pixelsPerInch: number
  readonly width: number
  readonly height: number
}

export type Manifest = {
  readonly product: string
  readonly camera: Camera
  /** Styles for which the camera steps back, and what its picture shows then. */
  readonly stepsBack?: { readonly when: StyleCondition; readonly box: Box }
  /** Bakes name their regions by index into this table. */
  readonly regions: readonly Region[]
  readonly sides: Readonly<Record<Side, readonly BakeEntry[]>>
}

/** The product in whose folder a bake's file lies. */
export function holderOf({ product }: Manifest, { of }: Pick<BakeEntry, 'of'>): string {
  return of ?? product
}

export function isDrawn(when: StyleCondition, styles: Styles): boolean {
  return Object.entries(when).every(([element, names]) => {
    const style = styles[element]
    return style !== undefined && names.includes(style)
  })
}

/** What a picture of these styles shows, in the pixels of the camera's picture. */
export function pictureBoxOf({ camera, stepsBack }: Manifest, styles: Styles): Box {
  if (stepsBack && isDrawn(stepsBack.when, styles)) return stepsBack.box
  return { x: 0, y: 0, width: camera.width, height: camera.height }
}

/** The bakes that a side's picture needs for these styles, lowest first. */
export function bakesToDraw(manifest: Manifest, side: Side, styles: Styles): BakeEntry[] {
  return manifest.sides[side].filter(entry => isDrawn(entry.when, styles)).toSorted((a, b) => a.z - b.z)
}
