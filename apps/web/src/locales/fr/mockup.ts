import type { mockup as en } from '#web/locales/en/mockup.ts'
import type { Texts } from '#web/locales/texts.ts'

export const mockup: Texts<typeof en> = {
  title: 'Une image à montrer',
  preview: 'L’image telle qu’elle sera envoyée',
  sides: 'Côtés',
  sidesChosen: '{{count}} sur {{all}}',
  measures: 'Mesures',
  units: 'Mesures en',
  in: 'po',
  cm: 'cm',
  colors: 'Couleurs par leur nom',
  price: 'Prix',
  priceFor: { piece: 'Pièces', pair: 'Paires' },
  dated: 'Date et version',
  file: 'Fichier',
  words: 'Langue',
  pixels: '{{width}} × {{height}} px, telle qu’elle sera envoyée',
  page: 'Une page, telle qu’elle sera envoyée',
  copy: 'Copier l’image',
  share: 'Partager',
  download: { png: 'Télécharger le PNG', pdf: 'Télécharger le PDF' },
  making: 'L’image se prépare…',
  saving: 'Votre dernière modification s’enregistre…',
  failed: 'L’image n’a pas pu être préparée.',
  again: 'Réessayer',
  copyFailed: 'Ce navigateur n’a pas pu copier l’image. Téléchargez-la plutôt.',
}
