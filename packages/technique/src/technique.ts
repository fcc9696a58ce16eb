import type { Art } from '@teamloom/artwork/art-file.ts'
import type { Form } from '@teamloom/artwork/form.ts'
import type { OptionValues } from '@teamloom/catalog/decorations/options.ts'
import type { Surface } from '@teamloom/catalog/decorations/surface.ts'

/** A decoration as it is to be made. */
export type Work = {
  readonly art: Art
  /** The ink of each plate as hex, null: left out; none for artwork in its own colours. */
  readonly inks: readonly (string | null)[] | null
  /** The one ink, or mark, that all of it is in, null: left out; undefined: its own. */
  readonly tone?: string | null | undefined
  /** Whether the ink is lighter than the cloth: then it prints what is light. */
  readonly printsLight?: boolean | undefined
  /** What it is made into. */
  readonly form: Form
  readonly widthInches: number
  readonly heightInches: number
  readonly options: OptionValues
  readonly surface: Surface
  /** Pixels of its map to an inch of cloth, at least. */
  readonly density: number
  /** Where the lamps stand, in degrees clockwise from across the work. */
  readonly lampDegrees: number
  /** For a picture of about its density that nobody looks at from nearer: planned no finer than that shows. */
  readonly isCoarse?: boolean | undefined
}

/** A decoration as it lies in open light on flat cloth. The garment's own light falls on it afterwards. */
export type LitMap = {
  /** Pixels, with the margins. */
  readonly width: number
  readonly height: number
  /** Pixels on each side beyond the work, into which it reaches or throws its shadow. */
  readonly margin: number
  /**
   * Premultiplied linear red, green, blue, and cover; 65535 is 1. Black that is half clear is a shadow on the cloth.
   */
  readonly rgba: Uint16Array
}

/** How a workshop makes it. */
export type Production = {
  /** What its colours are colours of. */
  readonly colorOf: 'ink' | 'thread' | 'yarn' | 'trim'
  /** Through which it is printed, of each a film: one for each ink, or one for all of it; null: none. */
  readonly screens: 'each' | 'one' | null
  /** Stitch by stitch, of threads: on the cloth, or on a patch whose cut edge is overcast. */
  readonly sewn: 'cloth' | 'patch' | null
  /** Needle by needle. */
  readonly isKnitted: boolean
  /** Its ground and figures are yarns, which are counted. */
  readonly isWoven: boolean
  /** True where there is no ink: the mark is pressed. */
  readonly isPressed: boolean
}

/** Ink without a screen; what is made otherwise says how. */
export const plainProduction: Production = {
  colorOf: 'ink',
  screens: null,
  sewn: null,
  isKnitted: false,
  isWoven: false,
  isPressed: false,
}

/** From artwork to what lies on the cloth: ink, thread, leather. */
export type Technique = {
  readonly production: Production
  readonly make: (work: Work) => LitMap
  /** Whether its map is another at another size, density or turn; flat ink's is the artwork itself, seen from afar. */
  readonly isSized: (work: Pick<Work, 'surface' | 'density'>) => boolean
  /** Pixels to an inch of artwork below which its shapes would come out as others, at any density. */
  readonly readsPerInch?: number
}
