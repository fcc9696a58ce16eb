import { describe, expect, test } from 'vitest'
import { palettes } from '../colors/index.ts'
import type { DecorationType } from './decoration-type.ts'
import { decorationTypes, findDecorationType } from './index.ts'
import { chosenInksOf } from './inks.ts'
import { completeOptions, firstOptions, takesValue } from './options.ts'

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
    expect(placeholder?.parentType).toBe(type.parentType)
    expect(placeholder?.categories).toEqual(expect.arrayContaining([...type.categories]))
  })

  test('is worded in both languages', () => {
    const words = [
      type.label,
      type.note,
      ...type.checks.flatMap(check => [check.title, check.text]),
      ...type.credits.map(({ label }) => label),
      ...type.options.fieldsWith(firstOptions(type.options)).map(({ label }) => label),
    ]
    for (const label of words) {
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
    const { inks } = type
    const chosen = chosenInksOf(inks)
    if (!chosen) return
    expect(palettes).toContain(chosen.palette)
    expect(chosen.most).toBeGreaterThan(0)
  })

  test('begins with options that it takes (DS42)', () => {
    const first = firstOptions(type.options)
    const fields = type.options.fieldsWith(first)
    expect(Object.keys(first)).toEqual(fields.map(({ name }) => name))
    expect(fields.every(field => takesValue(field, first[field.name]!))).toBe(true)
    expect(completeOptions(type.options, { ...first, unheardOf: 'x' })).toEqual(first)
  })

  test('is drawn and costs credits when it can be chosen, a placeholder neither (DS27)', () => {
    expect(type.credits.some(({ credits }) => credits > 0)).toBe(type.selectable)
    expect(type.credits.every(({ credits }) => Number.isInteger(credits) && credits >= 0)).toBe(true)
    expect(type.surface !== null).toBe(type.selectable)
  })

  test('warns of each thing once', () => {
    const keys = type.checks.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
