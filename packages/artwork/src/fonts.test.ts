import { expect, test } from 'vitest'
import { fonts, fontsToChoose, fontToBegin } from './fonts.ts'

/** All in which words were ever written: one that is offered no more must still draw the words of each person. */
const everOffered = [
  'abril-fatface',
  'alfa-slab-one',
  'allerta-stencil',
  'anton',
  'archivo-black',
  'barlow-condensed',
  'bebas-neue',
  'bevan',
  'black-ops-one',
  'bungee',
  'courgette',
  'fjalla-one',
  'graduate',
  'grand-hotel',
  'holtwood-one-sc',
  'kaushan-script',
  'lobster',
  'orbitron',
  'oswald',
  'pacifico',
  'playfair-display',
  'rubik-mono-one',
  'russo-one',
  'rye',
  'saira-stencil-one',
  'stardos-stencil',
]

test('a font that words were written in stays', () => {
  expect(fonts.map(({ id }) => id)).toEqual(expect.arrayContaining(everOffered))
})

test('a font that the house has retired is chosen by nobody but those whose words have it (ST31)', () => {
  const ids = (had: readonly (string | undefined)[]) =>
    fontsToChoose(['lobster', 'rye'], had).map(({ id }) => id)
  expect(ids([undefined, 'anton'])).toEqual(
    fonts.map(({ id }) => id).filter(id => id !== 'lobster' && id !== 'rye'),
  )
  expect(ids(['lobster', 'anton'])).toContain('lobster')
  expect(ids(['lobster', 'anton'])).not.toContain('rye')
})

test('new words begin in the usual font, else in one of its character, else in any that is offered (ST31)', () => {
  expect(fontToBegin('anton', ['lobster'])).toBe('anton')
  expect(fontToBegin('anton', ['anton'])).toBe('archivo-black')
  const blocks = fonts.filter(({ character }) => character === 'block').map(({ id }) => id)
  expect(fontToBegin('anton', blocks)).toBe('graduate')
})
