import type { DecorationSize } from '@teamloom/catalog/decorations/sizing.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { LocationState } from '@teamloom/design/locations.ts'
import type { Direction } from '@teamloom/design/neighbour-place.ts'
import type { LaidPlace, PictureSpot } from '@teamloom/garment/laid-place.ts'
import type { Carried } from '#web/features/studio/session/carried.tsx'

/** A decoration under the pointer as it was pressed; `x` and `y` in CSS pixels of the window. */
export type Press = {
  readonly decorationId: string
  readonly by: Carried['by']
  readonly pointerId: number
  readonly x: number
  readonly y: number
}

export type Pointer = { readonly pointerId: number; readonly clientX: number; readonly clientY: number }

/** What happens to a hand over the garment. `spot`: null where the picture is not known. */
export type CarryingEvent =
  /** Null: on what is no decoration, or may not be moved. */
  | { readonly kind: 'press'; readonly press: Press | null }
  | { readonly kind: 'move'; readonly pointer: Pointer; readonly spot: PictureSpot | null }
  | { readonly kind: 'release'; readonly spot: PictureSpot | null }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'escape' }
  | { readonly kind: 'steer'; readonly direction: Direction }
  | { readonly kind: 'resize'; readonly steps: number }
  /** Other places are in sight, or it is not known yet which. */
  | { readonly kind: 'look' }

export type CarryingEffect =
  /** The decoration is selected, and the pointer is heard beyond the stage. */
  | { readonly kind: 'take'; readonly decorationId: string; readonly pointerId: number }
  | { readonly kind: 'show'; readonly carried: Carried | null }
  | { readonly kind: 'follow'; readonly spot: PictureSpot }
  /** Where a pointer rests the garment may turn. */
  | { readonly kind: 'rest'; readonly pointer: Pointer }
  | { readonly kind: 'restNowhere' }
  | { readonly kind: 'try'; readonly change: DesignChange | null }
  | { readonly kind: 'change'; readonly change: DesignChange }
  | { readonly kind: 'move'; readonly decorationId: string; readonly to: string }
  /** `near`: the place that it was let go over and that does not take it. */
  | { readonly kind: 'tellPutBack'; readonly near: LocationState | undefined }
  | { readonly kind: 'say'; readonly words: 'putBack' | 'nothingThere' }
  | { readonly kind: 'sayWhere'; readonly decorationId: string }

/** What is asked of the design as it is now. */
export type CarryingFacts = {
  /** The places of the side that is shown; null until they are known. */
  readonly laid: readonly LaidPlace[] | null
  readonly placeOf: (decorationId: string) => LocationDefinition | undefined
  readonly placesFor: (decorationId: string) => readonly LocationState[]
  readonly sizesOf: (decorationId: string, positionName: string) => readonly DecorationSize[]
  readonly sizeAt: (decorationId: string, positionName: string) => string | undefined
  readonly moveTo: (
    decorationId: string,
    positionName: string,
  ) => Extract<DesignChange, { readonly action: 'setDecorationLocation' }>
}
