import { expect, test } from 'vitest'
import { deepenBlack } from '#api/platform/artwork/postscript/deepen-black.ts'

test.each([
  ['#010102', '#000000'],
  ['#100F0d', '#000000'],
  ['rgb(0.392157%, 0.392157%, 0.784314%)', '#000000'],
  ['rgb(0%,0%,0%)', '#000000'],
  // Black of one ink alone is a gray on a screen, as programs show it.
  ['#231f20', '#231f20'],
  ['#00001b', '#00001b'],
  ['rgb(0%, 0%, 10.6%)', 'rgb(0%, 0%, 10.6%)'],
  ['#0101020', '#0101020'],
])('%s in a page is %s', (color, drawn) => {
  expect(deepenBlack(`<path fill="${color}" d="M0 0h9"/>`)).toBe(`<path fill="${drawn}" d="M0 0h9"/>`)
})

test('so is one that is said in a style', () => {
  expect(deepenBlack('<stop style="stop-color:rgb(0.4%,0.4%,0.8%);stop-opacity:1;"/>')).toBe(
    '<stop style="stop-color:#000000;stop-opacity:1;"/>',
  )
})

test('what refers to a part that is called like a black still does', () => {
  const svg = '<g clip-path="url(#clip-0)"><use href="#010102"/></g>'
  expect(deepenBlack(svg)).toBe(svg)
})
