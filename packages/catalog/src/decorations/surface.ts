/** What lies on the cloth, as the light finds it. */
export type Surface = {
  /** Share of the cloth that it hides where it is solid, 0 to 1. */
  readonly coverage: number
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
  /**
   * Where its threads run, in degrees clockwise from across the place: they shine most where they lie across the
   * light. Null: it has none.
   */
  readonly threadDirection: number | null
}

/** A film too thin to be felt: ink in the cloth. */
export const flatInk: Surface = { coverage: 1, relief: null, shine: null }
