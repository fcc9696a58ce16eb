import { narrowestPercent } from '@teamloom/artwork/fit-words.ts'
import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { ToldOfWords } from '@teamloom/design/dress-person.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { exactText } from '@teamloom/kit/length.ts'

const whose: Readonly<Record<PersonalKind, Label>> = {
  name: { en: 'Names', fr: 'Noms' },
  number: { en: 'Numbers', fr: 'Numéros' },
  line: { en: 'Words', fr: 'Mots' },
}

/** What hinders words, or what they do to all of their list, as a sentence. */
export function toldLabel(told: ToldOfWords): Label {
  switch (told.kind) {
    case 'missing':
      return {
        en: `The font has no ${told.letter} for ${told.words}.`,
        fr: `La police n’a pas de ${told.letter} pour ${told.words}.`,
      }
    case 'tooLong':
      return {
        en: `${told.words} is too long for its place.`,
        fr: `${told.words} est trop long pour son emplacement.`,
      }
    case 'nearer':
      return {
        en: `${whose[told.of].en}: letters are nearer to each other in all, for the longest.`,
        fr: `${whose[told.of].fr}\u00a0: les lettres de tous sont plus rapprochées, pour le plus long.`,
      }
    case 'narrower':
      return {
        en: `${whose[told.of].en}: letters of all are ${told.percent}% as wide, for the longest.`,
        fr: `${whose[told.of].fr}\u00a0: les lettres de tous font ${told.percent}\u00a0% de leur largeur, pour le plus long.`,
      }
    case 'lower':
      return {
        en: `${whose[told.of].en}: all are ${exactText(told.inches, 'en')} high and ${narrowestPercent}% as wide as the font for that height, with letters nearer to each other, for the longest.`,
        fr: `${whose[told.of].fr}\u00a0: tous font ${exactText(told.inches, 'fr')} de haut et ${narrowestPercent}\u00a0% de la largeur de la police à cette hauteur, avec des lettres plus rapprochées, pour le plus long.`,
      }
  }
}

/** What hinders words is told of the line that has them; the rest is of all. */
export function isHindrance({ kind }: ToldOfWords): boolean {
  return kind === 'missing' || kind === 'tooLong'
}
