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
  applies: ({ sizing, artwork, place }) => sizing.widestOf(artwork) < sizing.widestAt(place, artwork),
}
