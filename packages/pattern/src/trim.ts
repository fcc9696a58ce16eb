import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'

/** The colour slot that a face of cloth or a trim shows; or a colour that nobody chooses. */
export type Face =
  | {
      readonly part: string
      readonly element: string
      readonly layer: string
      /** The slot (`part/element/layer`) in whose knit it is made, and whose cloth it shows while it has none. */
      readonly knitWith?: string
    }
  | { readonly part: string; readonly element: string; readonly layer: null; readonly fixedHex: string }

/** Where trims sit: a place on a face of a piece. */
export type Seat = { readonly on: string; readonly face: 'outside' | 'inside'; readonly at: Point }

/** Things put on the draped cloth: they follow its folds and need no draping of their own. */
export type Trim =
  | LaidTrim
  | CordTrim
  | CordTipTrim
  | EyeletTrim
  | SnapTrim
  | ZipChainTrim
  | ZipSliderTrim
  | PomTrim
  | LoopTrim
  | BandTrim
  | StitchTrim

/** A flat piece sewn on, as a pocket or a label. */
export type LaidTrim = {
  readonly kind: 'laid'
  readonly name: string
  readonly panel: Panel
  /** The panel's origin; its directions are those of the piece that it lies on. */
  readonly seat: Seat
  readonly outside: Face
  readonly fabric: FabricName
  /** Inches. */
  readonly thickness: number
  /** How far its middle stands off from what it is sewn to. */
  readonly puff: number
  /** Edges that are not sewn down, and how far they gape. */
  readonly open: readonly { readonly edge: string; readonly gape: number }[]
  /** Inches from each edge at which it is stitched. */
  readonly stitching: readonly { readonly edge: string; readonly insets: readonly number[] }[]
  /** An edge where the cloth is folded back: it stands `rise` inches higher, sinking within `reach`. */
  readonly fold?: { readonly edge: string; readonly rise: number; readonly reach: number }
}

/** A cord that comes out of the cloth and hangs down over it. */
export type CordTrim = {
  readonly kind: 'cord'
  readonly name: string
  readonly seat: Seat
  readonly length: number
  /** A round cord's diameter, or a flat one's width. */
  readonly width: number
  readonly profile: 'round' | 'flat'
  /** Near its end, which is why it cannot slip out; a cord that has tips needs none. */
  readonly isKnotted: boolean
  readonly outside: Face
}

/** What closes the end of a cord. */
export type CordTipTrim = {
  readonly kind: 'cordTip'
  readonly name: string
  readonly seat: Seat
  readonly cord: CordTrim
  readonly fabric: 'metal' | 'rubber'
  readonly outside: Face
}

/** A ring pressed into the cloth. */
export type EyeletTrim = {
  readonly kind: 'eyelet'
  readonly name: string
  readonly seat: Seat
  /** The diameters of the hole and of the ring round it, inches. */
  readonly hole: number
  readonly ring: number
  readonly outside: Face
}

/** The cap of a press stud, with a rim. */
export type SnapTrim = {
  readonly kind: 'snap'
  readonly name: string
  readonly seat: Seat
  /** Inches that the cloth it sits on stands off from the seat. */
  readonly lift: number
  readonly diameter: number
  /** ring: open in the middle, cloth is seen there; cap: a plain disc, slightly domed. */
  readonly shape: 'ring' | 'cap'
  readonly outside: Face
}

/** A straight way over one piece, in its inches. */
export type TrimLeg = { readonly on: string; readonly from: Point; readonly to: Point }

export type ZipTeeth = 'moulded' | 'metal' | 'coil'

/** A closed zip's tape and teeth, along legs that go on from each other, from its top down. */
export type ZipChainTrim = {
  readonly kind: 'zipChain'
  readonly name: string
  readonly legs: readonly TrimLeg[]
  readonly teeth: ZipTeeth
  /** Inches of tape between the edges of the cloth. */
  readonly width: number
  readonly faces: { readonly tape: Face; readonly teeth: Face }
}

/** A zip's slider and what hangs from it. */
export type ZipSliderTrim = {
  readonly kind: 'zipSlider'
  readonly name: string
  readonly legs: readonly TrimLeg[]
  readonly puller: 'tab' | 'cord'
  readonly faces: { readonly slider: Face; readonly puller: Face }
}

/** An elastic that goes from seat to end behind the ear. */
export type LoopTrim = {
  readonly kind: 'loop'
  readonly name: string
  readonly seat: Seat
  readonly end: Seat
  /** Inches that it goes back. */
  readonly reach: number
  readonly width: number
  readonly profile: 'round' | 'flat'
  readonly outside: Face
}

/** A ball of strands, tied on. */
export type PomTrim = {
  readonly kind: 'pom'
  readonly name: string
  readonly seat: Seat
  /** Inches. */
  readonly radius: number
  readonly strands: number
  readonly thickness: number
  /** By how much of its thickness a strand grows to its end, or wanes. */
  readonly flare: number
  /** How far strands leave their way, and how much they hang down. */
  readonly wander: number
  readonly droop: number
  readonly outside: Face
  readonly fabric: FabricName
}

/** A tape or stripe that lies flat along edges of a piece, between two distances from them. */
export type BandTrim = {
  readonly kind: 'band'
  readonly name: string
  readonly on: string
  readonly face: 'outside' | 'inside'
  readonly edges: readonly string[]
  /** Instead of edges: a line across the piece, with as much of the band on either side of it. */
  readonly line?: Curve
  /** The edges go on from each other, in this order. */
  readonly joined: boolean
  readonly from: number
  readonly to: number
  readonly outside: Face
  readonly fabric: FabricName
  /** Knitted in and not sewn on: its borders follow the stitches, these inches wide and high. */
  readonly stitch?: { readonly width: number; readonly height: number }
}

/** The stitches of rows that the cut or a laid trim names, in a thread of their own colour. */
export type StitchTrim = {
  readonly kind: 'stitches'
  readonly name: string
  /** `panel.edge` of a piece or a laid trim; all its rows. */
  readonly edges: readonly string[]
  readonly outside: Face
}
