import { expect, test } from 'vitest'
import { fonts } from './fonts.ts'

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
