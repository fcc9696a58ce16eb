import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { documentSchema, documentVersion } from './document.ts'
import { migrations } from './migrations/index.ts'
import { openDocument } from './open-document.ts'
import { decorated, fresh, sample } from './testing/sample.ts'

const design = decorated(fresh, 1, 'chest')

test('a design opens as it was stored (DS10)', () => {
  expect(openDocument(JSON.parse(JSON.stringify(design)), sample)).toEqual(design)
})

test('what an older version stored is brought up to the present one (DS10)', () => {
  const { decorations, ...rest } = design
  const tenth = { ...design, schema: 10 }
  const ninth = { ...design, schema: 9 }
  const eighth = { ...design, schema: 8 }
  const seventh = { ...design, schema: 7 }
  const sixth = { ...design, schema: 6 }
  const fifth = { ...design, schema: 5 }
  const fourth = { ...design, schema: 4 }
  const third = { ...design, schema: 3 }
  const second = {
    ...rest,
    schema: 2,
    decorations: decorations.map(({ artwork, ...own }) => {
      const { isFlat: _, ...file } = { isFlat: null, ...artwork }
      return { ...own, artwork: file }
    }),
  }
  const first = { ...second, schema: 1, decorations: second.decorations.map(({ options: _, ...own }) => own) }
  const unknown = decorations.map(own => ({ ...own, artwork: { ...own.artwork, isFlat: null } }))
  expect(openDocument(tenth, sample)).toEqual(design)
  expect(openDocument(ninth, sample)).toEqual(design)
  expect(openDocument(eighth, sample)).toEqual(design)
  expect(openDocument(seventh, sample)).toEqual(design)
  expect(openDocument(sixth, sample)).toEqual(design)
  expect(openDocument(fifth, sample)).toEqual(design)
  expect(openDocument(fourth, sample)).toEqual(design)
  expect(openDocument(third, sample)).toEqual(design)
  expect(openDocument(second, sample)).toEqual({ ...design, decorations: unknown })
  expect(openDocument(first, sample)).toEqual({ ...design, decorations: unknown })
})

test('there is a way from each version to the next, in order', () => {
  expect(migrations.map(({ to }) => to)).toEqual(
    Array.from({ length: documentVersion - 1 }, (_, index) => index + 2),
  )
})

describe('does not open (DS1, DS10)', () => {
  test.each([
    ['nothing', null],
    ['words', 'a hoodie'],
    ['a list', [design]],
    ['no version', { ...design, schema: undefined }],
    ['a version of tomorrow', { ...design, schema: documentVersion + 1 }],
    ['no parts', { ...design, parts: undefined }],
    ['an old version of nothing', { schema: 1 }],
    ['half a decoration', { ...design, decorations: [{ id: design.decorations[0]?.id }] }],
    [
      'a type that nobody knows',
      { ...design, decorations: [{ ...design.decorations[0], type: 'engraving' }] },
    ],
    [
      'a part that nobody knows',
      {
        ...design,
        parts: [
          ...design.parts,
          { name: 'cape', elements: [{ name: 'cape', style: { name: 'a', layers: [] } }] },
        ],
      },
    ],
  ])('%s', (_, stored) => {
    expect(openDocument(stored, sample)).toBeUndefined()
  })

  test('anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: documentVersion }), (stored, schema) => {
        const broken = { ...(stored as object), schema }
        expect([openDocument(stored, sample), openDocument(broken, sample)]).toEqual([undefined, undefined])
      }),
    )
  })
})

test('what is stored changes with its version only: raise it and write a migration', () => {
  const shape = JSON.stringify(z.toJSONSchema(documentSchema))
  expect(createHash('sha256').update(shape).digest('hex').slice(0, 16)).toBe('20687eff1823f5ac')
})
