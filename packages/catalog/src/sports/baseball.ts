import { isWithin, type Sport } from './sport.ts'

const upTo99 = isWithin(0, 99)

export const baseball: Sport = {
  name: 'baseball',
  label: { en: 'Baseball', fr: 'Baseball' },
  numbers: {
    source: 'Official Baseball Rules, 3.03(a)',
    year: 2019,
    // The rule asks for a number, and for no certain ones.
    allows: number => number === '00' || upTo99(number),
    apart: [],
    mayRepeat: false,
    leastInches: { back: 6 },
    contrast: false,
  },
}
