import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { detailedprint } from '@teamloom/catalog/decorations/detailedprint.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { findDecoration } from './lookup.ts'
import { reasonAgainstType } from './place-for-type.ts'
import { crest, decorated, fresh, id, photo, sample, stamp } from './testing/sample.ts'

const reasonFor = (art: Artwork, type: DecorationType = screenprint, made = 'detailedprint') => {
  const design = decorated(fresh, 1, 'chest', art, made)
  return reasonAgainstType(design, sample, type, must(findDecoration(design, id(1)), 'decoration'))
}

test('an image of too few pixels where it lies is that, and no want of free places (DS50)', () => {
  expect(reasonFor(stamp)).toBe('pixels')
  expect(reasonFor(crest)).toBeNull()
  expect(reasonFor(photo, detailedprint, 'detailedprint')).not.toBe('pixels')
})
