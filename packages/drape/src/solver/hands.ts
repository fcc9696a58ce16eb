import type { Hand } from '@teamloom/pattern/pattern.ts'

/** What makes a cloth fall as it does. Weights are in units of one jersey. */
export type HandValues = {
  readonly weight: number
  /** Resistance to folding. */
  readonly bending: number
  /** Give along u and along v: a rib stretches round the body and hardly down it. */
  readonly giveAcross: number
  readonly giveDown: number
  /** Inches, where its edge is seen. */
  readonly thickness: number
  /** Distance that it keeps from the figure beyond the common gap. */
  readonly lift: number
  /** Grip on the figure. */
  readonly friction: number
  /** Unevenness of its lengths: without it folds come out sterile. */
  readonly unevenness: number
  /** How much seams draw it in. */
  readonly pucker: number
}

export const hands: Readonly<Record<Hand, HandValues>> = {
  jersey: {
    weight: 1,
    bending: 8,
    giveAcross: 2e-6,
    giveDown: 2e-6,
    thickness: 0.05,
    lift: 0,
    friction: 0.35,
    unevenness: 0.08,
    pucker: 0.02,
  },
  fleece: {
    weight: 1,
    bending: 12,
    giveAcross: 2e-6,
    giveDown: 2e-6,
    thickness: 0.1,
    lift: 0,
    friction: 0.5,
    unevenness: 0.07,
    pucker: 0.025,
  },
  // Worn in: it creases where it is pushed together.
  softFleece: {
    weight: 0.8,
    bending: 6,
    giveAcross: 2e-6,
    giveDown: 2e-6,
    thickness: 0.1,
    lift: 0,
    friction: 0.8,
    unevenness: 0.14,
    pucker: 0.025,
  },
  linedFleece: {
    weight: 1.3,
    bending: 380,
    giveAcross: 2e-6,
    giveDown: 2e-6,
    thickness: 0.17,
    lift: 0,
    friction: 0.5,
    unevenness: 0.05,
    pucker: 0.025,
  },
  polar: {
    weight: 1.05,
    bending: 18,
    giveAcross: 2e-6,
    giveDown: 2e-6,
    thickness: 0.2,
    lift: 0.03,
    friction: 0.5,
    unevenness: 0.14,
    pucker: 0.035,
  },
  // A shell and its lining with wadding between.
  wadded: {
    weight: 0.9,
    bending: 170,
    giveAcross: 2e-6,
    giveDown: 2e-6,
    thickness: 0.3,
    lift: 0.22,
    friction: 0.5,
    unevenness: 0.05,
    pucker: 0.02,
  },
  rib: {
    weight: 1.4,
    bending: 44,
    giveAcross: 3e-5,
    giveDown: 2e-6,
    thickness: 0.09,
    lift: 0.02,
    friction: 0.6,
    unevenness: 0.015,
    pucker: 0,
  },
  knit: {
    weight: 1.6,
    bending: 20,
    giveAcross: 1e-5,
    giveDown: 3e-6,
    thickness: 0.13,
    lift: 0,
    friction: 0.5,
    unevenness: 0.05,
    pucker: 0,
  },
  // Doubled.
  mask: {
    weight: 1.4,
    bending: 6,
    giveAcross: 2e-6,
    giveDown: 2e-6,
    thickness: 0.11,
    lift: 0,
    friction: 0.5,
    unevenness: 0.16,
    pucker: 0.025,
  },
  sock: {
    weight: 1,
    bending: 7,
    giveAcross: 4e-6,
    giveDown: 4e-6,
    thickness: 0.09,
    lift: 0,
    friction: 0.4,
    unevenness: 0.035,
    pucker: 0,
  },
  // A sock's, lined with loops.
  cushion: {
    weight: 1,
    bending: 20,
    giveAcross: 4e-6,
    giveDown: 4e-6,
    thickness: 0.17,
    lift: 0.03,
    friction: 0.4,
    unevenness: 0.04,
    pucker: 0.02,
  },
  // Turned up, it lies on the cloth below it.
  foldedKnit: {
    weight: 1.6,
    bending: 60,
    giveAcross: 1e-5,
    giveDown: 3e-6,
    thickness: 0.24,
    lift: 0.2,
    friction: 0.5,
    unevenness: 0.05,
    pucker: 0,
  },
}
