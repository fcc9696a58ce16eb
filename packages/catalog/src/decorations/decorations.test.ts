import { describe, expect, test } from 'vitest'
import { palettes } from '../colors/index.ts'
import type { DecorationType } from './decoration-type.ts'
import { decorationTypes, findDecorationType } from './index.ts'

const types: readonly DecorationType[] = decorationTypes

test('types have names of their own', () => {
  expect(new Set(types.map(({ type }) => type)).size).toBe(types.length)
  expect(findDecorationType('engraving')).toBeUndefined()
})

describe.each(types)('$type', type => {
  test('returns to a placeholder of its own kind, which returns to itself (DS19)', () => {
    const placeholder = findDecorationType(type.undefinedType)
    expect(placeholder?.selectable).toBe(false)
    expect(placeholder?.undefinedType).toBe(placeholder?.type)
    expect([placeholder?.category, placeholder?.parentType]).toEqual([type.category, type.parentType])
  })

  test('is worded in both languages', () => {
    for (const label of [type.label, type.note]) {
      expect(label.en.trim()).not.toBe('')
      expect(label.fr.trim()).not.toBe('')
    }
  })

  test('reads its files by extensions in lower case, each once', () => {
    const extensions = type.fileTypes.flatMap(file => file.extensions)
    expect(extensions.length).toBeGreaterThan(0)
    expect(extensions.every(extension => /^[a-z]+$/.test(extension))).toBe(true)
    expect(new Set(extensions).size).toBe(extensions.length)
  })

  test('reduces colours only to a chart that is kept', () => {
    expect(type.useColorExtraction).toBe(type.palette !== null && type.maxColorsToExtract > 0)
    expect(type.palette === null || palettes.some(palette => palette === type.palette)).toBe(true)
  })

  test('costs credits as soon as it prints, a placeholder none (DS27)', () => {
    const { artwork, firstColor, extraColor } = type.credits
    expect(artwork + firstColor > 0).toBe(type.selectable)
    expect(
      [artwork, firstColor, extraColor].every(credits => Number.isInteger(credits) && credits >= 0),
    ).toBe(true)
    expect(type.finish === 'none').toBe(!type.selectable)
  })
})
