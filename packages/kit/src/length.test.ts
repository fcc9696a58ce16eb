import { expect, test } from 'vitest'
import {
  cmText,
  eighthsText,
  exactText,
  fractionText,
  inchesText,
  madeCmText,
  madeText,
  readEighths,
  toldInches,
} from './length.ts'

test.each([
  [6.5, '6 1/2'],
  [7.75, '7 3/4'],
  [12, '12'],
  [0.125, '1/8'],
  [0, '0'],
  [10.37, '10 3/8'],
  [-0.5, '-1/2'],
  [-0.01, '0'],
  [11.99, '12'],
])('%d inches reads %s', (inches, text) => {
  expect(eighthsText(inches)).toBe(text)
})

test.each([
  ['6 1/2', 6.5],
  [' 7/8 ', 0.875],
  ['12', 12],
  ['6.5', 6.5],
  ['6,13', 6.125],
  ['', undefined],
  ['1/0', undefined],
  ['6.5 1/2', undefined],
  ['-3', undefined],
  ['six', undefined],
  ['1e3', undefined],
])('what is typed as %j is %d inches', (text, inches) => {
  expect(readEighths(text)).toBe(inches)
})

test.each([
  [0.55, '9/16'],
  [1.02, '1'],
  [1.0625, '1 1/16'],
  [1.97, '2'],
  [2.06, '2'],
  [26.3, '26 1/4'],
  [-0.55, '-9/16'],
  [0.02, '0'],
  [0.15625, '1/8'],
  [0.156, '1/8'],
])('%d inches is told as %s', (inches, text) => {
  expect(fractionText(inches)).toBe(text)
  expect(fractionText(toldInches(inches))).toBe(text)
})

test('what a machine makes is told to the hundredth, in both units', () => {
  expect(exactText(1.412, 'en')).toBe('1.41\u00a0in (3.6\u00a0cm)')
  expect(exactText(10, 'fr')).toBe('10,00\u00a0po (25,4\u00a0cm)')
})

test('lengths carry their unit in both languages', () => {
  expect(inchesText(6.5, 'fr')).toBe('6 1/2\u00a0po')
  expect(cmText(6.5, 'en')).toBe('16.5\u00a0cm')
  expect(cmText(6.5, 'fr')).toBe('16,5\u00a0cm')
})

test.each([
  [1.765, '1.765\u00a0in', '1,765\u00a0po', '4.48\u00a0cm'],
  [14.0625, '14.063\u00a0in', '14,063\u00a0po', '35.72\u00a0cm'],
  [10.5, '10 1/2\u00a0in', '10 1/2\u00a0po', '26.67\u00a0cm'],
  [1, '1\u00a0in', '1\u00a0po', '2.54\u00a0cm'],
])('what a file makes of %d inches reads %s', (inches, en, fr, cm) => {
  expect([madeText(inches, 'en'), madeText(inches, 'fr'), madeCmText(inches, 'en')]).toEqual([en, fr, cm])
})
