import { inchesOf, isWithin, type Sport } from './sport.ts'

export const iceHockey: Sport = {
  name: 'ice_hockey',
  label: { en: 'Ice hockey', fr: 'Hockey sur glace' },
  numbers: {
    source: 'IIHF Official Rule Book, 40',
    year: 2018,
    allows: isWithin(1, 99),
    apart: [],
    mayRepeat: false,
    leastInches: { back: inchesOf(25), sleeve: inchesOf(10) },
    contrast: true,
  },
}
