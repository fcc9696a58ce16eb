import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { drawingOf, type Letter, layLetters, letterHeight, linesOf } from './lay-letters.ts'
import type { TextRecipe } from './text-recipe.ts'

/** A letter that fills its em: a square. */
const square: Letter = {
  advance: 1,
  outline: [
    { command: 'moveTo', args: [0, 0] },
    { command: 'lineTo', args: [1, 0] },
    { command: 'lineTo', args: [1, 1] },
    { command: 'lineTo', args: [0, 1] },
    { command: 'closePath', args: [] },
  ],
}

const plain: TextRecipe = {
  words: 'x',
  font: 'anton',
  letterSpacing: 0,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  fill: '#112233',
  outline: null,
  offset: null,
}

function boxOf(lines: Letter[][], change: Partial<TextRecipe> = {}) {
  const laid = must(layLetters(lines, { ...plain, ...change }, 1.2), 'words')
  const svg = drawingOf(laid)
  const [left, top, width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  return { svg, left, top, width, height, crown: laid.crown }
}

const word = [square, square, square]

test('letters stand side by side, as far apart as they are spaced', () => {
  expect(boxOf([word])).toMatchObject({ width: 300, height: 100 })
  expect(boxOf([word], { letterSpacing: 0.5 })).toMatchObject({ width: 400 })
  expect(boxOf([word], { letterSpacing: -0.1 })).toMatchObject({ width: 280 })
})

test('lines stand below each other, aligned as is wanted', () => {
  expect(boxOf([word, [square]])).toMatchObject({ width: 300, height: 220 })
  expect(boxOf([word, [square]], { lineSpacing: 2 })).toMatchObject({ height: 340 })
  const short = (alignment: TextRecipe['alignment']) =>
    boxOf([word, [square]], { alignment })
      .svg.split('M')
      .at(-1)
  expect(short('left')).toMatch(/^-150 /)
  expect(short('center')).toMatch(/^-50 /)
  expect(short('right')).toMatch(/^50 /)
})

test.each([
  ['up', 180],
  ['down', -180],
])('an arc of half a circle goes %s, and is as wide as its feet are far around', (_, arcDegrees) => {
  const { width = 0, height = 0 } = boxOf([word], { arcDegrees })
  // Around a half circle of three ems.
  const radius = 300 / Math.PI
  expect(width).toBeGreaterThan(2 * radius * 0.8)
  expect(width).toBeLessThan(2 * radius + 210)
  expect(height).toBeGreaterThan(140)
})

test('an arc lifts the middle of the words from the line between their ends, and a hanging one lowers it', () => {
  const crowns = [180, 60, 0, -60, -180].map(arcDegrees => boxOf([word], { arcDegrees }).crown)
  expect(crowns).toEqual(crowns.toSorted((a, b) => a - b))
  // Anton's capitals are 0.859 of an em, of which these squares fill the whole.
  expect(crowns[2]).toBeCloseTo(0.141)
})

test('rings lie around each other below the letters, and make the drawing larger', () => {
  const outline = { hex: '#FFFFFF', width: 0.05 }
  const { svg, width } = boxOf([word], { outline, offset: { hex: '#000000', width: 0.1 } })
  expect(width).toBeCloseTo(330)
  expect([...svg.matchAll(/<path [^>]*fill="(#\w+)"/g)].map(match => match[1])).toEqual([
    '#000000',
    '#FFFFFF',
    '#112233',
  ])
  expect(svg).toContain('stroke-width="30"')
  expect(svg).toContain('stroke-width="10"')
})

test('of what has no ink there is no drawing', () => {
  expect(layLetters([[{ advance: 1, outline: [] }]], plain, 1)).toBeUndefined()
  expect(layLetters([[]], plain, 1)).toBeUndefined()
})

test('words are at most four lines', () => {
  expect(linesOf('\na\nb\nc\nd\ne\n')).toEqual(['a', 'b', 'c', 'd'])
})

test('words without letters are as high as their numerals', () => {
  expect(letterHeight({ font: 'bevan', words: '10' })).toBe(0.67)
  expect(letterHeight({ font: 'bevan', words: '10 A' })).toBe(0.777)
  expect(letterHeight({ font: 'anton', words: '10' })).toBe(0.859)
})
