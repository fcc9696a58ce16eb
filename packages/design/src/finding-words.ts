import type { Words } from '@teamloom/catalog/decorations/check.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** What becomes of what was found, the gravest first. */
export const weights = ['lost', 'changed', 'softer'] as const

export type FindingWords = Words & {
  readonly weight: (typeof weights)[number]
  /** Where what it is about has a name. */
  readonly named?: (subject: string) => Label
}

/** What each finding means for what is made. Those of a type's own checks are in the catalogue. */
export const findingWords = {
  lettersTooSmall: words(
    'lost',
    ['The letters are too small', 'Les lettres sont trop petites'],
    ['They may close up.', 'Elles pourraient se boucher.'],
    subject => ({ en: `“${subject}” is too small`, fr: `«\u00A0${subject}\u00A0» est trop petit` }),
  ),
  lineTooThin: words(
    'lost',
    ['A line is too thin', 'Un trait est trop mince'],
    ['It may break up or be lost.', 'Il pourrait se rompre ou se perdre.'],
  ),
  gapTooNarrow: words(
    'lost',
    ['A gap is too narrow', 'Un espace est trop étroit'],
    ['It may close up.', 'Il pourrait se refermer.'],
  ),
  speckTooSmall: words(
    'lost',
    ['A detail is too small', 'Un détail est trop petit'],
    ['It may be lost.', 'Il pourrait se perdre.'],
  ),
  lowResolution: words(
    'softer',
    ['Few pixels for this size', 'Peu de pixels pour cette taille'],
    ['Its edges may look soft.', 'Ses contours pourraient paraître flous.'],
  ),
  colorsLimited: words(
    'changed',
    ['More colours than can be made', 'Plus de couleurs que possible'],
    [
      'Those beyond go with the nearest of the others.',
      'Celles qui dépassent prennent la plus proche des autres.',
    ],
  ),
  tonesFlattened: words(
    'changed',
    ['Tones become flat areas', 'Les tons continus deviennent des aplats'],
    [
      'The file has tones or gradients, which cannot be made in flat colours.',
      'Le fichier a des tons ou des dégradés, que des couleurs unies ne rendent pas.',
    ],
  ),
  lettersMissing: words(
    'lost',
    ['Letters are missing', 'Des lettres manquent'],
    [
      'No font here has them: boxes stand for them. Upload the drawing with its text as outlines.',
      'Aucune police d’ici ne les a\u00A0: des carrés les remplacent. Envoyez le dessin avec son texte vectorisé.',
    ],
    subject => ({
      en: `No font here has “${subject}”`,
      fr: `Aucune police d’ici n’a «\u00A0${subject}\u00A0»`,
    }),
  ),
  fontMissing: words(
    'changed',
    ['A font is missing', 'Une police manque'],
    [
      'Another stands for it. Upload the drawing with its text as outlines.',
      'Une autre la remplace. Envoyez le dessin avec son texte vectorisé.',
    ],
    subject => ({ en: `The font ${subject} is missing`, fr: `La police ${subject} manque` }),
  ),
  groundShows: words(
    'changed',
    ['The picture has a background', 'L’image a un fond'],
    [
      'It is made as well: a box shows around the artwork.',
      'Ce fond est réalisé aussi\u00A0: un cadre se voit autour du visuel.',
    ],
  ),
  nearCloth: words(
    'lost',
    ['A colour is close to the cloth', 'Une couleur est proche du tissu'],
    ['More than a third of it barely stands out.', 'Plus du tiers ressort à peine.'],
  ),
} as const satisfies Record<string, FindingWords>

export type FoundKey = keyof typeof findingWords

export function isFoundKey(key: string): key is FoundKey {
  return Object.hasOwn(findingWords, key)
}

/** Its words, about what it is about. */
export function wordsOfFinding({
  key,
  subject,
}: {
  readonly key: FoundKey
  readonly subject: string | null
}): Words {
  const { named, title, text }: FindingWords = findingWords[key]
  return { title: named && subject !== null ? named(subject) : title, text }
}

function words(
  weight: FindingWords['weight'],
  [titleEn, titleFr]: [string, string],
  [textEn, textFr]: [string, string],
  named?: FindingWords['named'],
): FindingWords {
  const label = (en: string, fr: string): Label => ({ en, fr })
  return { weight, title: label(titleEn, titleFr), text: label(textEn, textFr), ...(named ? { named } : {}) }
}
