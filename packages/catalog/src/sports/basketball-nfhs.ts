import type { Sport } from './sport.ts'

export const basketballNfhs: Sport = {
  name: 'basketball_nfhs',
  label: { en: 'Basketball (NFHS)', fr: 'Basketball (NFHS)' },
  numbers: {
    source: 'NFHS Basketball Rules Book, 3-4-3',
    year: 2013,
    // Officials show them with the fingers of two hands.
    allows: number => /^(00|[0-5]|[1-5][0-5])$/.test(number),
    apart: [['0', '00']],
    mayRepeat: false,
    leastInches: { back: 6, front: 4 },
    contrast: true,
  },
}
