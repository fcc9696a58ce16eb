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
}
