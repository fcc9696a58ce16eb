import { expect, test } from 'vitest'
import { presentColor } from './decorations.ts'
import { widthText } from './dimension-text.ts'
import { inkTexts } from './document-inks.ts'
import { extentTexts, sizeText } from './document-text.ts'
import { samplesText } from './packing.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a width and a height are both told by a rule or both as their file has them', () => {
  expect(extentTexts({ widthInches: 7.625, heightInches: 8.578 }, 'en').map(plain)).toEqual([
    '7.625 in',
    '8.578 in',
  ])
  expect(plain(sizeText({ widthInches: 7.625, heightInches: 2.5 }, 'en'))).toBe(
    '7 5/8 in × 2 1/2 in (19.37 cm × 6.35 cm)',
  )
})

test('a picture tells a print as wide as the table does', () => {
  expect(plain(widthText(9.599, false, 'en'))).toBe('9.599 in')
  expect(plain(widthText(9.625, true, 'en'))).toBe('9 5/8 in, sample')
})

test('what a few tags take of a yarn is not told as nothing', () => {
  const figure = {
    kind: 'inside',
    color: presentColor('BF11'),
    stitches: null,
    unit: 'm2',
    each: 0.00001,
    all: 0.0004,
    isAtMost: false,
    isUnused: false,
  } as const
  expect(inkTexts(figure, 'en').map(plain)).toEqual(['0.1 cm²', '4.0 cm²'])
})

test('who samples are sent to is told once', () => {
  const house = { name: 'Atelier Boréal', email: 'a@b.example' }
  const address = ['Atelier Boréal inc.', '5333 Casgrain Avenue']
  expect(samplesText({ ...house, address }, 'en')).toBe(address.join('\n'))
  expect(samplesText({ ...house, address: ['5333 Casgrain Avenue'] }, 'en')).toMatch(/^Atelier Boréal\n/)
})
