import type { Words } from '@teamloom/catalog/decorations/check.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** What each finding means for what is made. Those of a type's own checks are in the catalogue. */
export const findingWords = {
  lettersTooSmall: words(
    ['The letters are too small', 'Les lettres sont trop petites'],
    ['They may close up.', 'Elles pourraient se boucher.'],
  ),
  lineTooThin: words(
    ['A line is too thin', 'Un trait est trop mince'],
    ['It may break up or be lost.', 'Il pourrait se rompre ou se perdre.'],
  ),
  gapTooNarrow: words(
    ['A gap is too narrow', 'Un espace est trop étroit'],
    ['It may close up.', 'Il pourrait se refermer.'],
  ),
  speckTooSmall: words(
    ['A detail is too small', 'Un détail est trop petit'],
    ['It may be lost.', 'Il pourrait se perdre.'],
  ),
  lowResolution: words(
    ['Few pixels for this size', 'Peu de pixels pour cette taille'],
    ['Its edges may look soft.', 'Ses contours pourraient paraître flous.'],
  ),
  colorsLimited: words(
    ['More colours than can be made', 'Plus de couleurs que possible'],
    [
      'Those beyond go with the nearest of the others.',
      'Celles qui dépassent prennent la plus proche des autres.',
    ],
  ),
  tonesFlattened: words(
    ['Tones become flat areas', 'Les tons continus deviennent des aplats'],
    [
      'The file has tones or gradients, which cannot be made in flat colours.',
      'Le fichier a des tons ou des dégradés, que des couleurs unies ne rendent pas.',
    ],
  ),
  nearCloth: words(
    ['A colour is close to the cloth', 'Une couleur est proche du tissu'],
    ['More than a third of it barely stands out.', 'Plus du tiers ressort à peine.'],
  ),
} as const satisfies Record<string, Words>

export type FoundKey = keyof typeof findingWords

export function isFoundKey(key: string): key is FoundKey {
  return Object.hasOwn(findingWords, key)
}

function words([titleEn, titleFr]: [string, string], [textEn, textFr]: [string, string]): Words {
  const label = (en: string, fr: string): Label => ({ en, fr })
  return { title: label(titleEn, titleFr), text: label(textEn, textFr) }
}
