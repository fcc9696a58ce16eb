import { isWithin, type Sport } from './sport.ts'

export const soccer: Sport = {
  name: 'soccer',
  label: { en: 'Soccer', fr: 'Soccer' },
  numbers: {
    source: 'FIFA Equipment Regulations, players’ numbers',
    year: 2021,
    allows: isWithin(1, 99),
    apart: [],
    mayRepeat: false,
    leastInches: {},
    contrast: true,
  },
}
