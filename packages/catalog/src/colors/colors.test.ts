import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { motifNames } from '@teamloom/bakes/motif.ts'
import { describe, expect, test } from 'vitest'
import { fabrics, findFabric } from '../fabrics/index.ts'
import { findColor, findPalette, palettes } from './index.ts'
import { printedPalette } from './printed.ts'

const colors = palettes.flatMap(palette => palette.colors)

test('a colour’s name stands in one chart only (DS6)', () => {
  expect(new Set(colors.map(color => color.name)).size).toBe(colors.length)
  for (const color of colors) expect(findColor(color.name)).toBe(color)
  expect(findColor('#FFFFFF')).toBeUndefined()
})

test('charts are found by their ids', () => {
  for (const palette of palettes) expect(findPalette(palette.id)).toBe(palette)
  expect(findPalette('nothing')).toBeUndefined()
})

describe.each(palettes)('the chart $id', palette => {
  test('shows each colour as a hex of its own', () => {
    for (const color of palette.colors) {
      expect(color.hex).toMatch(/^#[0-9A-F]{6}$/)
      const second = color.heather ?? color.print
      expect(second?.hex ?? '#000000').toMatch(/^#[0-9A-F]{6}$/)
    }
    expect(new Set(palette.colors.map(color => color.hex)).size).toBe(palette.colors.length)
  })

  test.each(['en', 'fr'] as const)('names its colours in %s, each once, short enough for a chip', locale => {
    const labels = palette.colors.map(color => color.label[locale])
    expect(labels.every(label => label.trim() !== '')).toBe(true)
    expect(new Set(labels).size).toBe(labels.length)
    const isShort = (words: string[]) => words.length <= 2 && words.every(word => word.length <= 10)
    const short = palette.colors.map(color => color.shortLabel[locale])
    expect(short.filter(label => label.includes('.') || !isShort(label.split(' ')))).toEqual([])
  })

  test('offers something', () => {
    expect(palette.colors.some(color => !color.disabled && !color.deprecated)).toBe(true)
  })
})

test('printed cloth comes in every motif, in two colours that can be told apart', () => {
  const prints = printedPalette.colors.map(({ print }) => print?.pattern)
  expect(new Set(prints)).toEqual(new Set(motifNames))
  for (const { hex, print } of printedPalette.colors)
    expect(colorDifference(hex, print?.hex ?? hex)).toBeGreaterThan(20)
})

test('a fabric has a chart that is kept, and is found by its name', () => {
  for (const fabric of fabrics) {
    expect(findFabric(fabric.name)).toBe(fabric)
    expect(palettes).toContain(fabric.palette)
  }
})
