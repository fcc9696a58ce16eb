import type { Label } from '@teamloom/kit/label.ts'

/** Credits that a decoration uses, a line of its own in the price. */
export type CreditRule = {
  /** `ARTWORK`, `First color`, `Extra color`, or a type's own. */
  readonly type: string
  readonly label: Label
  readonly credits: number
  /** Once; or for each colour that is printed beyond the first. */
  readonly per: 'decoration' | 'extraColor'
}

/** For the artwork, for its first colour and for each further one. */
export function printCredits(artwork: number, firstColor: number, extraColor: number): readonly CreditRule[] {
  return [
    { type: 'ARTWORK', label: { en: 'Artwork', fr: 'Visuel' }, credits: artwork, per: 'decoration' },
    {
      type: 'First color',
      label: { en: 'First colour', fr: 'Première couleur' },
      credits: firstColor,
      per: 'decoration',
    },
    {
      type: 'Extra color',
      label: { en: 'Extra colours', fr: 'Autres couleurs' },
      credits: extraColor,
      per: 'extraColor',
    },
  ]
}
