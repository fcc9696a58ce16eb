/** How artwork gets on cloth; each has its own way of drawing it (`packages/technique`). */
export type TechniqueName = 'film' | 'dye' | 'thread'

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
}

export type Shine = {
  /** Uncoloured light that it throws back from everywhere, at light 1. */
  readonly sheen: number
  /** Uncoloured light that it mirrors where it is turned to a lamp, above light 1. */
  readonly gloss: number
}

/** A film too thin to be felt: ink in the cloth. */
export const flatInk: Surface = { technique: 'film', coverage: 1, grain: 1, relief: null, shine: null }

/** No film at all: the cloth's own colour is darkened and tinted. */
export const dyed: Surface = { ...flatInk, technique: 'dye' }

/** Polyester thread, stitch by stitch: its own light falls on it, little of the cloth's grain is felt. */
export const threadwork: Surface = { ...flatInk, technique: 'thread', grain: 0.1 }
