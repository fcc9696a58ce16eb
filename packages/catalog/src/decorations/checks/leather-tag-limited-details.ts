import type { Check } from '../check.ts'

export const leatherTagLimitedDetails: Check = {
  key: 'leatherTagLimitedDetails',
  kind: 'plain',
  title: { en: 'Leather limits the details', fr: 'Le cuir limite les détails' },
  text: {
    en: 'It is pressed in one tone: gaps under 0.5 mm close, small text is lost.',
    fr: 'Tout est pressé d’un seul ton\u00a0: les espaces sous 0,5\u00a0mm se ferment, le petit texte se perd.',
  },
  wantsVector: false,
  applies: () => true,
}
