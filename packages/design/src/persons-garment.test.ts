import { detailedprint } from '@teamloom/catalog/decorations/detailedprint.ts'
import { embroidery } from '@teamloom/catalog/decorations/embroidery.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { drawnDesign } from './drawn-design.ts'
import { findLocation } from './lookup.ts'
import { personsGarment, roomFor } from './persons-garment.ts'
import { after, crest, decorated, fresh, id, rivera, sample } from './testing/sample.ts'

const named = after(decorated(fresh, 1, 'back', rivera, 'detailedprint'), {
  action: 'setDecorationPersonal',
  decorationId: id(1),
  personal: { kind: 'name', sample: 'RIVERA' },
})
const design = decorated(named, 2, 'chest', crest)
const back = must(findLocation(sample, 'back'), 'back')
const name = must(design.decorations[0], 'name')

test('a place has its width for a person’s words, and the height of their size’s band (DS65, DS67)', () => {
  const room = { widthInches: 12, leastInches: 0.5 }
  expect(roomFor(detailedprint, back, name, 'adult')).toEqual({ ...room, letterInches: 2 })
  expect(roomFor(detailedprint, back, name, 'youth')).toEqual({ ...room, letterInches: 1.5 })
  expect(roomFor(embroidery, back, name, 'adult')).toMatchObject({ widthInches: 4 })
  expect(roomFor(detailedprint, back, must(design.decorations[1], 'crest'), 'adult')).toBeUndefined()
})

test('a person’s garment is the same with their words; what they leave out is not put on (DS66)', () => {
  const drawn = drawnDesign(design, sample)
  const words = { assetVersionId: id(300), widthInches: 4.5, heightInches: 2.6 }
  const theirs = personsGarment(drawn, decorationId => (decorationId === id(1) ? words : undefined))
  expect(theirs.prints).toEqual([{ ...drawn.prints[0], ...words }, drawn.prints[1]])
  const none = personsGarment(drawn, decorationId => (decorationId === id(1) ? null : undefined))
  expect(none).toEqual({ ...drawn, prints: [drawn.prints[1]] })
})
