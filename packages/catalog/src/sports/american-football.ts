import { isWithin, type Sport } from './sport.ts'

export const americanFootball: Sport = {
  name: 'american_football',
  label: { en: 'American football', fr: 'Football américain' },
  numbers: {
    source: 'NCAA Football Rules, 1-4',
    year: 2020,
    allows: isWithin(0, 99),
    apart: [],
    // Two may have one number, and are not on the field at once.
    mayRepeat: true,
    leastInches: { back: 10, front: 8 },
    contrast: true,
  },
}
