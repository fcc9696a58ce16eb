/** How artwork gets on cloth; each has its own way of drawing it (`packages/technique`). */
export type TechniqueName =
  | 'film'
  | 'cutFilm'
  | 'dye'
  | 'raised'
  | 'halftone'
  | 'knit'
  | 'leather'
  | 'woven'
  | 'clipped'
  | 'thread'
  | 'patch'

/** What lies on the cloth, as the light finds it. */
export type Surface = {
  readonly technique: TechniqueName
  /** Share of the cloth that it hides where it is solid, 0 to 1. */
  readonly coverage: number
  /** Share of the cloth's own grain that is felt through it: 1 in the cloth, 0 a thing of its own. */
  readonly grain: number
  /** How far it stands over the cloth, and how far inside its outline it has risen to that. Null: it is not felt. */
  readonly relief: { readonly heightInches: number; readonly edgeInches: number } | null
  /** Null: it shines as the cloth below it. */
  readonly shine: Shine | null
  /**
   * Whether ink is pressed through a screen into the cloth's stitches; the white below such ink on dark cloth ends
   * inside it.
   */
  readonly isScreened: boolean
  /** What of it is missing. Null: it lies whole. */
  readonly misses: Misses | null
}

export type Misses = {
  /** Share that does not reach the bottom of the cloth's grooves. */
  readonly grooves: number
  /** By how much of the shade such a bottom is darker than the cloth around it. */
  readonly depth: number
  /** Share that is missing where the cloth is stretched by an eighth. */
  readonly stretched: number
}

export type Shine = {
  /** Uncoloured light that it throws back from everywhere, at light 1. */
  readonly sheen: number
  /** Uncoloured light that it mirrors where it is turned to a lamp, above light 1. */
  readonly gloss: number
}

/** A film too thin to be felt: ink in the cloth. */
export const flatInk: Surface = {
  technique: 'film',
  coverage: 1,
  grain: 1,
  relief: null,
  shine: null,
  isScreened: false,
  misses: null,
}

/** Ink through a screen: a crisp film that smooths the cloth. */
export const screenInk: Surface = { ...flatInk, grain: 0.9, isScreened: true }

/** One ink through a screen, in dots where the artwork is lighter. */
export const oneInk: Surface = { ...screenInk, technique: 'halftone' }

/** Ink sprayed into the cloth in full colour: soft, and the cloth is seen between its stitches. */
export const softInk: Surface = {
  ...flatInk,
  coverage: 0.97,
  misses: { grooves: 0.09, depth: 0.1, stretched: 0 },
}

/** Opaque film that is pressed on: it closes the cloth's grain. */
export const mattFilm: Surface = {
  ...flatInk,
  technique: 'cutFilm',
  grain: 0.25,
  shine: { sheen: 0.004, gloss: 0.01 },
}
export const glossyFilm: Surface = { ...mattFilm, shine: { sheen: 0.006, gloss: 0.08 } }

/** No film at all: the cloth's own colour is darkened and tinted, in its grooves a little less. */
export const dyed: Surface = {
  ...flatInk,
  technique: 'dye',
  misses: { grooves: 0.14, depth: 0.09, stretched: 0 },
}

/** Dye in a sock, which is dyed flat: worn, its grooves open and its widest parts are pale. */
export const dyedKnit: Surface = { ...dyed, misses: { grooves: 0.4, depth: 0.42, stretched: 0.2 } }

/** Yarn of the cloth itself. */
export const knittedIn: Surface = { ...flatInk, technique: 'knit', grain: 0.15 }

/** Ink that swells half a millimetre up, as matt as what is flat. */
export const raisedInk: Surface = {
  ...flatInk,
  technique: 'raised',
  grain: 0.1,
  shine: { sheen: 0.004, gloss: 0 },
}

/** Polyester thread, stitch by stitch: what it mirrors is drawn with it. */
export const thread: Surface = {
  ...flatInk,
  technique: 'thread',
  grain: 0.1,
  shine: { sheen: 0.004, gloss: 0.04 },
}

/** A patch of twill or felt: its thickness and its shadow are drawn with it. */
export const patchCloth: Surface = {
  ...flatInk,
  technique: 'patch',
  grain: 0,
  shine: { sheen: 0.003, gloss: 0.01 },
}

export const leather: Surface = {
  ...flatInk,
  technique: 'leather',
  grain: 0,
  shine: { sheen: 0.002, gloss: 0.05 },
}

/** Damask, folded at its ends. */
export const wovenCloth: Surface = {
  ...flatInk,
  technique: 'woven',
  grain: 0,
  shine: { sheen: 0.003, gloss: 0.04 },
}

/** Damask, folded over an edge. */
export const clippedCloth: Surface = { ...wovenCloth, technique: 'clipped' }
