import type { Check } from '../check.ts'

export const fileWidthLimited: Check = {
  key: 'fileWidthLimited',
  kind: 'info',
  title: { en: 'The file limits the width', fr: 'Le fichier limite la largeur' },
  text: {
    en: 'More pixels, or a vector, allow larger prints.',
    fr: 'Plus de pixels, ou un vectoriel, permettent de plus grandes impressions.',
  },
  wantsVector: false,
  applies: ({ sizing, artwork, place, options }) =>
    sizing.widestOf(artwork) < sizing.widestAt(place, artwork, options),
  follows: file => ({
    title: { en: `${file} limits the width`, fr: `${file} limite la largeur` },
    text: {
      en: 'It is made in the width that you chose; once it is redrawn, larger ones are possible.',
      fr: 'Il est réalisé dans la largeur choisie; une fois redessiné, il pourra être plus grand.',
    },
  }),
}
