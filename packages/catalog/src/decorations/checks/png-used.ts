import type { Check } from '../check.ts'

export const pngUsed: Check = {
  key: 'pngUsed',
  kind: 'warning',
  title: { en: 'This image is for preview only', fr: 'Cette image ne sert qu’à l’aperçu' },
  text: {
    en: 'A vector unlocks production and every size.',
    fr: 'Un vectoriel permet la production et toutes les tailles.',
  },
  wantsVector: true,
  applies: ({ artwork }) => !artwork.isVector,
  follows: file => ({
    title: { en: `Our designers will redraw ${file}`, fr: `Nos designers redessineront ${file}` },
    text: {
      en: 'This file is for preview only. You approve the drawing before production.',
      fr: 'Ce fichier ne sert qu’à l’aperçu. Vous approuvez le dessin avant la production.',
    },
  }),
}
