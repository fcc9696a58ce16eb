import { fonts } from '@teamloom/artwork/fonts.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { outlineForPerson } from '#api/platform/artwork/lettering/outline-words.ts'

const outlineOf = (font: string, words: string, letterSpacing = 0) => {
  const recipe = {
    words: 'Rivera',
    font,
    letterSpacing,
    lineSpacing: 1,
    alignment: 'center',
    arcDegrees: 0,
    fill: '#FFFFFF',
    outline: null,
    offset: null,
  } as const
  const lettered = outlineForPerson(recipe, words, { letterInches: 2, letterSpacing, narrow: 1 })
  return must('missing' in lettered ? null : lettered.art, words)
}

const contours = (d: string) => d.split(/(?=M)/).length

test('TP48: letters that a script joins are told to touch, and are one outline in the file; further apart they are not', () => {
  const joined = outlineOf('pacifico', 'nn')
  expect(joined.areJoined).toBe(true)
  expect(joined.areas.map(({ d }) => contours(d))).toEqual([1])
  const apart = outlineOf('pacifico', 'nn', 0.3)
  expect(apart.areJoined).toBe(false)
  expect(apart.areas.map(({ d }) => contours(d))).toEqual([2])
})

const parted = fonts.filter(({ character }) => character !== 'script').map(({ id }) => id)

test.each(parted)('TP48: letters of a name in %s do not touch, and are not told to', font => {
  expect(outlineOf(font, 'TREMBLAY', 0.03).areJoined).toBe(false)
})
