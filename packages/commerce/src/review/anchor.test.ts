import type { Product } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DecorationState } from '@teamloom/design/document.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { type Anchor, anchorIn, isSubjectThere } from './anchor.ts'

const hoodie: Product = must(findProduct('hoodie', 'hoodie'), 'hoodie')
const id = '00000000-0000-4000-8000-000000000001'
const other = '00000000-0000-4000-8000-000000000002'
const crest = { id, name: 'Wolves crest', positionName: 'centerChest' } as DecorationState
const document = { ...createDocument(hoodie), decorations: [crest] }
const subject = { decorationId: id, name: 'Wolves crest', positionName: 'centerChest' }

test.each<[string, Anchor, unknown]>([
  ['the whole design', {}, null],
  ['a point', { side: 'front', x: 4, y: 5 }, null],
  ['a point on a decoration', { side: 'front', x: 4, y: 5, decorationId: id }, subject],
  ['a decoration', { decorationId: id }, subject],
  ['an element', { partName: 'body', elementName: 'body' }, null],
  ['a side that there is not', { side: 'inside', x: 4, y: 5 }, 'unknownLocation'],
  ['a decoration that there is not', { decorationId: other }, 'unknownDecoration'],
  [
    'a point on one that there is not',
    { side: 'front', x: 4, y: 5, decorationId: other },
    'unknownDecoration',
  ],
  ['a part that there is not', { partName: 'wing', elementName: 'body' }, 'unknownPart'],
  ['an element that there is not', { partName: 'body', elementName: 'wing' }, 'unknownElement'],
])('a comment is about %s (RV1)', (_, anchor, expected) => {
  const found = anchorIn(anchor, document, hoodie)
  expect(found.ok ? found.value : found.refusal.code).toEqual(expected)
})

test('what was removed is not there, and is again once it is back (RV2)', () => {
  expect(isSubjectThere(subject, document)).toBe(true)
  expect(isSubjectThere(subject, { decorations: [] })).toBe(false)
  expect(isSubjectThere(null, { decorations: [] })).toBe(true)
})
