import { isWithin, type Sport } from './sport.ts'

export const lacrosse: Sport = {
  name: 'lacrosse',
  label: { en: 'Lacrosse', fr: 'Crosse' },
  numbers: {
    source: 'NFHS Boys Lacrosse Rules Book, 1-9-1',
    year: 2018,
    allows: isWithin(0, 99),
    apart: [],
    mayRepeat: false,
    leastInches: { back: 12, front: 8 },
    contrast: true,
  },
}
