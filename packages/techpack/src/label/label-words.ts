import type { Label } from '@teamloom/kit/label.ts'

/** What the page of labels says by itself. */
export const labelWords = {
  labels: { en: 'Labels and care', fr: 'Étiquettes et entretien' },
  careLabel: {
    en: 'Size and care label, true size',
    fr: 'Étiquette de taille et d’entretien, grandeur réelle',
  },
  brandLabel: { en: 'Brand label, true size', fr: 'Étiquette de marque, grandeur réelle' },
  labelFiles: {
    en: 'Drawn at true size, a file for each size',
    fr: 'Dessinées grandeur réelle, un fichier par taille',
  },
  fibreContent: { en: 'Fibre content', fr: 'Teneur en fibres' },
  care: { en: 'Care', fr: 'Entretien' },
  careRule: {
    en: 'Of cloth and decorations the milder holds, in each way of care.',
    fr: 'Du tissu et des décorations, le plus doux l’emporte, pour chaque soin.',
  },
  labelSewn: { en: 'Where', fr: 'Où' },
  onPackaging: {
    en: 'nothing is sewn in: on the packaging of each piece',
    fr: 'rien n’est cousu\u00a0: sur l’emballage de chaque pièce',
  },
  onPackagingOfPairs: {
    en: 'nothing is sewn or stuck to the socks: printed on the paper band round each pair, in black on white, at this size; its file leaves the rest of the band bare',
    fr: 'rien n’est cousu ni collé aux bas\u00a0: imprimée sur la bande de papier autour de chaque paire, en noir sur blanc, à cette grandeur; son fichier laisse le reste de la bande nu',
  },
  /** What a label that is sewn in is made of. */
  satinNote: {
    en: 'Satin, white, printed in black; one for each size, with its own letters.',
    fr: 'Satin blanc, imprimé en noir; une par taille, avec ses propres lettres.',
  },
  labelNote: {
    en: 'Capitals at least 1.5 mm high. Fibres of five per cent and more, the most first, in English and French; cords, tapes, zips, elastics and threads are trimmings and not told on it. The words govern; the symbols are drawn after the common five.',
    fr: 'Majuscules d’au moins 1,5\u00a0mm de haut. Fibres de cinq pour cent et plus, la plus présente d’abord, en anglais et en français; cordons, rubans, fermetures, élastiques et fils sont des garnitures et n’y figurent pas. Les mots font foi; les symboles sont dessinés d’après les cinq usuels.',
  },
  brandNote: {
    en: 'Woven, natural ground, letters in black, as they are drawn; shown folded, its file as it is woven, with the folds dashed. In the pictures of the garment a mark stands for it: these letters are woven.',
    fr: 'Tissée, fond naturel, lettres noires, telles que dessinées; montrée pliée, son fichier comme elle est tissée, les plis en tirets. Sur les images du vêtement, une marque la remplace\u00a0: ce sont ces lettres qui sont tissées.',
  },
  markInPictures: {
    en: 'The mark on the neck label in the pictures stands for the house’s name, which is woven as under Labels and care.',
    fr: 'La marque sur l’étiquette d’encolure des images remplace le nom de la maison, tissé comme sous Étiquettes et entretien.',
  },
  exclusive: { en: 'Exclusive of ornamentation', fr: 'À l’exclusion de l’ornementation' },
} as const satisfies Record<string, Label>
