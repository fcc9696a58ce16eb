import type { Check } from '../check.ts'
import { takesArtwork } from '../takes-artwork.ts'

export const fileTypeLimited: Check = {
  key: 'fileTypeLimited',
  kind: 'warning',
  title: { en: 'The file limits the print types', fr: 'Le fichier limite les types d’impression' },
  text: {
    en: 'A vector, or an image of few flat colours, unlocks all of them.',
    fr: 'Un vectoriel, ou une image de quelques couleurs unies, les permet tous.',
  },
  wantsVector: false,
  applies: ({ artwork, ofItsKind }) => ofItsKind.some(type => !takesArtwork(type, artwork)),
  follows: file => ({
    title: { en: `${file} limits the print types`, fr: `${file} limite les types d’impression` },
    text: {
      en: 'It is made as the type that you chose; once it is redrawn, the others are possible.',
      fr: 'Il est réalisé selon le type choisi; une fois redessiné, les autres seront possibles.',
    },
  }),
}
