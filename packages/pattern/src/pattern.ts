import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { StyleCondition, Styles } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { EdgeName, Seam } from '@teamloom/shape/seam.ts'
import type { Quilt } from './blocks/quilting.ts'
import type { MeasuringLine } from './measuring/measuring-line.ts'
import type { Face, Trim } from './trim.ts'

/** How a cloth falls: its weight, stiffness, stretch and thickness are the drape's business. */
export type Hand =
  | 'jersey'
  | 'fleece'
  | 'softFleece'
  | 'linedFleece'
  | 'polar'
  | 'wadded'
  | 'rib'
  | 'knit'
  | 'foldedKnit'
  | 'sock'
  | 'cushion'
  | 'mask'

export type BodySide = 'left' | 'right'

/** Where on the figure a piece is held when the draping starts. */
export type Wrap =
  /** `open`: its armholes are held apart for the arms, as there are no sleeves to hold them. */
  | { readonly kind: 'torso'; readonly half: 'front' | 'back'; readonly open?: boolean }
  /** Round the arm; `start` is how far below the shoulder joint the panel's v = 0 lies. */
  | { readonly kind: 'arm'; readonly arm: BodySide; readonly start: number }
  | { readonly kind: 'leg'; readonly leg: BodySide; readonly half: 'front' | 'back' }
  | HoodWrap
  | HeadWrap
  | FootWrap
  /** Half the face, from the nose to the ear, where it is held. */
  | { readonly kind: 'face'; readonly half: BodySide }
  /**
   * Goes on from the edges that it is sewn to. `raised`: held this many inches further up the limb or
   * body than it would hang, so that the cloth above it falls into folds.
   */
  | { readonly kind: 'band'; readonly raised?: number }

/** Down the back, or up on the head. `lap`: at the throat it lies over or under the other half. */
export type HoodWrap = {
  readonly kind: 'hood'
  readonly half: BodySide
  readonly worn: 'down' | 'up'
  readonly lap?: 'over' | 'under'
}

/** Round a foot and its leg: all the way round the leg, or half way round on top of the foot or below it. */
export type FootWrap = {
  readonly kind: 'foot'
  readonly foot: BodySide
  readonly part: 'leg' | 'heel' | 'top' | 'sole'
  /** Inches above the ankle of a leg's v = 0; or from the ankle, or the heel, to v = 0 of the others. */
  readonly start: number
  /** Does not slide up or down. */
  readonly held: boolean
}

/** Round the head; the panel's v = 0 lies level, and what lies above it closes over the crown. */
export type HeadWrap = {
  readonly kind: 'head'
  /** Degrees from the face to the panel's middle, the wearer's left at 90. */
  readonly turn: number
  /** Degrees that the panel takes of the way round. */
  readonly width: number
  /** Inches above the brow at which v = 0 lies, and stays. */
  readonly height: number
  /** Down the panel (v) from which on it does not slide up or down. */
  readonly heldFrom: number
}

export type Piece = Panel & {
  readonly outside: Face
  readonly inside: Face
  readonly fabric: FabricName
  readonly hand: Hand
  readonly wrap: Wrap
  /** The shares of its widths to which a knitted tube's stitches draw in its upper and lower end. */
  readonly drawnIn?: readonly [upper: number, lower: number]
  /** Elastic in the hem of an edge that runs straight down or straight across it. */
  readonly gathered?: Gathers
  /** Parts of it that another piece's colour shows, as if they were sewn on. */
  readonly fields?: readonly Field[]
}

/** The share of the edge's length that elastic leaves, `within` inches of it. */
export type Gathers = {
  readonly edge: string
  readonly to: number
  readonly within: number
  /** Inches further in over which small folds take up less and less of it; for a short pull none need be told. */
  readonly fading?: number
  /** Round a limb it holds as a band does, this many inches further up than it would hang, and is ruched. */
  readonly raised?: number
}

/** A part of a piece in another colour, with a seam along its inner border. */
export type Field = {
  readonly outline: readonly Point[]
  readonly outside: Face
  readonly inside: Face
  readonly seam: Curve
  /** Inches from the seam at which it is stitched, on the piece's own side. */
  readonly stitched: readonly number[]
}

/** Stitches along an edge, seen on the outside of the edge's panel. */
export type StitchRow = {
  readonly edge: EdgeName
  /** Inches from the edge. */
  readonly inset: number
  /** hem: the cloth is folded under up to here; seam: the seam allowance is held down. */
  readonly holds: 'hem' | 'seam'
}

/** A garment ready to be sewn. */
export type Cut = {
  readonly pieces: readonly Piece[]
  readonly seams: readonly Seam[]
  /** Edges that are sewn for the draping alone: no seam is seen there. */
  readonly seamless: readonly EdgeName[]
  readonly stitching: readonly StitchRow[]
  /** Pieces that are quilted: what puffs up when the garment is sewn and draped. */
  readonly quilting?: readonly Quilt[]
  /** Everything that can be put on it, whatever styles its trims have. */
  readonly trims: readonly Trim[]
}

/** What is baked, and for which styles it is drawn. */
export type BakePlan = {
  readonly name: string
  readonly when: StyleCondition
  readonly z: number
  /** A product that is draped alike: its bakes of this name serve here too, and are not made again. */
  readonly from?: string
} & (
  | { readonly kind: 'base'; readonly styles: Styles; readonly trims: readonly string[] }
  /**
   * What it lies `on`, the base or an earlier patch, re-sewn in other styles, free to fall anew within `reach` inches of
   * what differs.
   */
  | {
      readonly kind: 'patch'
      readonly on?: string
      readonly styles: Styles
      readonly trims: readonly string[]
      readonly reach: number
      /** Pieces of another outline are free all the way down from here: inches down the panel (v). */
      readonly freeBelow?: number
      /** Inches around what is free within which it throws another shadow than the base does. */
      readonly shades?: number
      /** The camera is aimed without it: others that are draped as the base have no such patch. */
      readonly isFramedByBase?: boolean
    }
  /** Trims on the base or on a patch, by their names; `over` are the trims on which they lie themselves. */
  | {
      readonly kind: 'overlay'
      readonly on: string
      readonly over?: readonly string[]
      readonly trims: readonly string[]
    }
)

/**
 * `collaredTorso` is the torso with a longer neck, for collars that stand; a `vestTorso` has no arms besides, so
 * that sides and armholes hang as on a bust. A `womanInSleeves` hangs her arms nearly alike: beside a narrow body long
 * sleeves show every degree.
 */
export type FigureName =
  | 'torso'
  | 'collaredTorso'
  | 'vestTorso'
  | 'womanTorso'
  | 'womanVestTorso'
  | 'womanInSleeves'
  | 'legs'
  | 'head'
  | 'feet'
  | 'face'

/** Where the light is metered: cloth there shows its own colour. Inches on a panel seen from the front. */
export type Meter = {
  readonly panel: string
  readonly centerU: number
  readonly centerV: number
  readonly width: number
  readonly height: number
}

/** All that making and drawing a garment needs to know: product folders hold one each. */
export type Pattern = {
  readonly name: string
  readonly figure: FigureName
  readonly sides: readonly Side[]
  readonly sizes: readonly string[]
  /** The size that is draped; the others are graded for flats and charts. */
  readonly baseSize: string
  readonly meter: Meter
  /** Inches that a trim stands above the cloth: the camera looks that much higher. */
  readonly headroom?: number
  /** Styles that stand so far out that the camera steps back. */
  readonly stepsBack?: StyleCondition
  readonly plans: readonly BakePlan[]
  cut(size: string, styles: Styles): Cut
  /** Where a cut of it is measured, in the order of its chart. */
  measure(cut: Cut): readonly MeasuringLine[]
}

/** The styles in which it is draped: those of a new design. */
export function baseStylesOf({ name, plans }: Pattern): Styles {
  const base = plans.find(plan => plan.kind === 'base')
  if (base?.kind !== 'base') throw new Error(`${name} has no base plan`)
  return base.styles
}
