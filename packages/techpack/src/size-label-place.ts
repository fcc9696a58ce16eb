import type { Label } from '@teamloom/kit/label.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'

/** Where a size label is sewn in: by the seam that catches it, and in words. */
export type SizeLabelPlace = { readonly seam: 'neck' | 'waist' | 'crown'; readonly where: Label }

/** Null: what is worn on feet or face has none sewn in. */
export function sizeLabelPlace(
  { pieces }: Pick<Cut, 'pieces'>,
  hasBrandLabel: boolean,
): SizeLabelPlace | null {
  if (hasBrandLabel)
    return {
      seam: 'neck',
      where: {
        en: 'in the collar seam, under the brand label',
        fr: 'dans la couture du col, sous l’étiquette de marque',
      },
    }
  switch (pieces[0]?.wrap.kind) {
    case 'torso':
      return {
        seam: 'neck',
        where: {
          en: 'in the collar or neck seam, at the centre back',
          fr: 'dans la couture du col ou de l’encolure, au milieu du dos',
        },
      }
    case 'leg':
      return {
        seam: 'waist',
        where: {
          en: 'in the waist seam, at the centre back',
          fr: 'dans la couture de la taille, au milieu du dos',
        },
      }
    case 'head':
      return {
        seam: 'crown',
        where: {
          en: 'inside, in the crown seam between the back and the left quarter',
          fr: 'à l’intérieur, dans la couture de calotte entre le quart arrière et le quart gauche',
        },
      }
    default:
      return null
  }
}
