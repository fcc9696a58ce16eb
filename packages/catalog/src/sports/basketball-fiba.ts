import { inchesOf, isWithin, type Sport } from './sport.ts'

const upTo99 = isWithin(0, 99)

export const basketballFiba: Sport = {
  name: 'basketball_fiba',
  label: { en: 'Basketball (FIBA)', fr: 'Basketball (FIBA)' },
  numbers: {
    source: 'FIBA Official Basketball Rules, 4.3.2',
    year: 2022,
    allows: number => number === '00' || upTo99(number),
    apart: [],
    mayRepeat: false,
    leastInches: { back: inchesOf(16), front: inchesOf(8) },
    contrast: true,
  },
}
