import type { Check } from '../check.ts'
import { acceptsFormat } from '../files.ts'

export const fileTypeLimited: Check = {
  key: 'fileTypeLimited',
  kind: 'warning',
  title: { en: 'The file limits the print types', fr: 'Le fichier limite les types d’impression' },
  text: { en: 'A vector unlocks all of them.', fr: 'Un vectoriel les permet tous.' },
  wantsVector: false,
  applies: ({ artwork, others }) => others.some(other => !acceptsFormat(other, artwork.format)),
  follows: file => ({
    title: { en: `${file} limits the print types`, fr: `${file} limite les types d’impression` },
    text: {
      en: 'It is made as the type that you chose; once it is redrawn, the others are possible.',
      fr: 'Il est réalisé selon le type choisi; une fois redessiné, les autres seront possibles.',
    },
  }),
}
