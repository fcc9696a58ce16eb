/** What lies on the cloth, as the light finds it. */
export type Surface = {
  /** Share of the cloth that it hides where it is solid, 0 to 1. */
  readonly coverage: number
  /** How far it stands over the cloth, and how far inside its outline it has risen to that. Null: it is not felt. */
  readonly relief: { readonly heightInches: number; readonly edgeInches: number } | null
  /** Null: it shines as the cloth below it. */
  readonly shine: Shine | null
  /** Colour that went into the fibres: it darkens the cloth's own and hides nothing of it. */
  readonly isDye: boolean
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
export const flatInk: Surface = { coverage: 1, relief: null, shine: null, isDye: false }

/** No film at all. */
export const dye: Surface = { ...flatInk, isDye: true }

const millimetre = 1 / 25.4

/** Ink that stands half a millimetre up, smooth and a little shiny. */
export const raisedInk: Surface = {
  ...flatInk,
  relief: { heightInches: 0.5 * millimetre, edgeInches: 0.008 },
  shine: { sheen: 0.012, gloss: 0.12, threadDirection: null },
}

/** Polyester thread, stitch by stitch. */
export const thread: Surface = {
  ...flatInk,
  relief: { heightInches: 0.8 * millimetre, edgeInches: 0.02 },
  shine: { sheen: 0.014, gloss: 0.16, threadDirection: 45 },
}

/** A patch of twill or felt. */
export const patchCloth: Surface = {
  ...flatInk,
  relief: { heightInches: 1.6 * millimetre, edgeInches: 0.03 },
  shine: { sheen: 0.006, gloss: 0, threadDirection: null },
}

export const leather: Surface = {
  ...flatInk,
  relief: { heightInches: 2 * millimetre, edgeInches: 0.03 },
  shine: { sheen: 0.012, gloss: 0.08, threadDirection: null },
}

/** Damask, folded at its ends. */
export const wovenCloth: Surface = {
  ...flatInk,
  relief: { heightInches: 0.8 * millimetre, edgeInches: 0.015 },
  shine: { sheen: 0.01, gloss: 0.05, threadDirection: 0 },
}
