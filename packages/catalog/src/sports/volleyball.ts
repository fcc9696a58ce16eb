import { isWithin, type Sport } from './sport.ts'

export const volleyball: Sport = {
  name: 'volleyball',
  label: { en: 'Volleyball', fr: 'Volleyball' },
  numbers: {
    source: 'USA Volleyball Domestic Competition Regulations, 4.3.3',
    year: 2019,
    allows: isWithin(1, 99),
    apart: [],
    mayRepeat: false,
    leastInches: { back: 6, front: 4 },
    contrast: true,
  },
}
