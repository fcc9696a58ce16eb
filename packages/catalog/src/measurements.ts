import type { Label } from '@teamloom/kit/label.ts'

/** What is measured on garments lying flat, in the order of their charts; a size's width and height come first. */

export const topMeasurements = {
  chest: { en: 'Half chest', fr: 'Demi-poitrine' },
  length: { en: 'Length', fr: 'Longueur' },
  sleeve: { en: 'Sleeve', fr: 'Manche' },
} as const satisfies Record<string, Label>

export const vestMeasurements = {
  chest: topMeasurements.chest,
  length: topMeasurements.length,
} as const satisfies Record<string, Label>

export const trouserMeasurements = {
  waist: { en: 'Half waist', fr: 'Demi-taille' },
  outseam: { en: 'Outseam', fr: 'Longueur extérieure' },
  inseam: { en: 'Inseam', fr: 'Entrejambe' },
} as const satisfies Record<string, Label>

export const hatMeasurements = {
  width: { en: 'Width', fr: 'Largeur' },
  height: { en: 'Height, as worn', fr: 'Hauteur portée' },
  cuff: { en: 'Cuff', fr: 'Revers' },
} as const satisfies Record<string, Label>

export const sockMeasurements = {
  leg: { en: 'Cuff width', fr: 'Largeur du bord' },
  height: { en: 'Height', fr: 'Hauteur' },
  foot: { en: 'Foot length', fr: 'Longueur du pied' },
} as const satisfies Record<string, Label>

export const maskMeasurements = {
  width: { en: 'Width, opened', fr: 'Largeur, ouvert' },
  height: { en: 'Height', fr: 'Hauteur' },
} as const satisfies Record<string, Label>
