import type { Region } from './region.ts'
import type { Side } from './side.ts'

/** Picture pixels, origin top left; below 0 where only a camera that steps back sees. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box that holds all of them. */
export function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
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
  /** The hash of the file's bytes, which goes into its URL, so that it can be cached for ever. */
  readonly sha256: string
  readonly box: Box
}

export type Camera = {
  readonly pixelsPerInch: number
  readonly width: number
  readonly height: number
}

/**
 * How a place for prints is seen in the picture of its side, and how a print lies in it: upright and in its own shape,
 * as its cloth does on the whole. Measured on the bakes.
 */
export type SeenPlace = {
  readonly side: Side
  /** Styles for which its cloth hangs otherwise than the base's. */
  readonly when: StyleCondition
  /** Inches on its panel: its middle, and the largest print. */
  readonly centerU: number
  readonly centerV: number
  readonly width: number
  readonly height: number
  /** Picture pixels of its middle. */
  readonly x: number
  readonly y: number
  /** Degrees clockwise by which a print is turned in the picture. */
  readonly turned: number
  /** Picture inches to an inch of print in its middle. */
  readonly across: number
  readonly down: number
  /** Inches: half as thick as what a print runs round, to its left and right. */
  readonly radius: number
  /** What u and v of its cloth grow by on the whole, for each picture inch right, then for each down. */
  readonly slopes: readonly [uRight: number, uDown: number, vRight: number, vDown: number]
  /**
   * By how many inches a print leaves its cloth, in u and in v, as factors of 1, u, v, u², uv and v² from the middle:
   * so it ends at the same cloth in the pictures of the other sides.
   */
  readonly leaves: { readonly u: readonly number[]; readonly v: readonly number[] }
}

/** Picture pixels by which a garment stands to the right of where the camera points, on the sides where it is asked. */
type Aside = Readonly<Partial<Record<Side, number>>>

export type Manifest = {
  readonly product: string
  readonly camera: Camera
  readonly aside?: Aside
  /** Styles for which the camera steps back, and what its picture shows then. */
  readonly stepsBack?: { readonly when: StyleCondition; readonly box: Box; readonly aside?: Aside }
  /** Bakes name their regions by index into this table. */
  readonly regions: readonly Region[]
  readonly sides: Readonly<Record<Side, readonly BakeEntry[]>>
  /** By the place's name; where several hold for a choice of styles, the last one counts. */
  readonly places: Readonly<Record<string, readonly SeenPlace[]>>
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

/** What a side's picture of these styles shows, in the pixels of the camera's picture: the garment in its middle. */
export function pictureBoxOf({ camera, aside, stepsBack }: Manifest, styles: Styles, side: Side): Box {
  const isFar = stepsBack !== undefined && isDrawn(stepsBack.when, styles)
  const box = isFar ? stepsBack.box : { x: 0, y: 0, width: camera.width, height: camera.height }
  return { ...box, x: box.x + ((isFar ? stepsBack.aside : aside)?.[side] ?? 0) }
}

/** The bakes that a side's picture needs for these styles, lowest first. */
export function bakesToDraw(manifest: Manifest, side: Side, styles: Styles): BakeEntry[] {
  return manifest.sides[side].filter(entry => isDrawn(entry.when, styles)).toSorted((a, b) => a.z - b.z)
}

/** How a place is seen in these styles; undefined where its prints lie as their cloth. */
export function findSeenPlace({ places }: Manifest, name: string, styles: Styles): SeenPlace | undefined {
  return places[name]?.findLast(({ when }) => isDrawn(when, styles))
}
