import type { Check } from '../check.ts'

export const embroideryLimitedDetails: Check = {
  key: 'embroideryLimitedDetails',
  kind: 'plain',
  title: { en: 'Thread limits the details', fr: 'Le fil limite les détails' },
  text: {
    en: 'Lines from 1.3 mm and capitals from 7 mm come out; gradients do not.',
    fr: 'Les traits dès 1,3\u00a0mm et les majuscules dès 7\u00a0mm ressortent; les dégradés, non.',
  },
  wantsVector: false,
  applies: () => true,
}
