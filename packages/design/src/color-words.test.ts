import { findProduct } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { colorWords } from './color-words.ts'
import { createDocument } from './new-design.ts'

test.each([
  ['shirt', 'tshirt', 'White', 'Blanc'],
  [
    'hoodie',
    'hoodie',
    'Forest; White: drawstring; Nickel: eyelets',
    'Forêt; Blanc\u00a0: cordon; Nickel\u00a0: œillets',
  ],
  // What most parts are made in is not what most elements are.
  [
    'socks',
    'casualSocks',
    'Cream; Rust: cuff, leg stripes, heel, toe; Navy: leg stripes',
    'Crème; Rouille\u00a0: bord, rayures de la jambe, talon, pointe; Marine\u00a0: rayures de la jambe',
  ],
])('the colours of a new %s are told as %s (OR43)', (family, name, en, fr) => {
  const product = must(findProduct(family, name), name)
  expect(colorWords(createDocument(product), product)).toEqual({ en, fr })
})
