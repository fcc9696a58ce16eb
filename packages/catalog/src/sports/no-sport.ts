import type { Sport } from './sport.ts'

export const noSport: Sport = {
  name: 'none',
  label: { en: 'No sport', fr: 'Aucun sport' },
  numbers: null,
}
