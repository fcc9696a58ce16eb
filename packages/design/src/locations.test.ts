import type { Side } from '@teamloom/bakes/side.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import type { DesignDocument } from './document.ts'
import { findTaker, firstFree, isFree, locationsFor, locationsOf } from './locations.ts'
import { findLocation } from './lookup.ts'
import { after, crest, decorated, fresh, id, sample, stamp } from './testing/sample.ts'

/** What each place says of itself, by name: nothing when it is free. */
function places(document: DesignDocument, decorationId?: string, artwork: typeof crest | null = crest) {
  const states = locationsFor(document, sample, screenprint, { artwork, options: {} }, decorationId)
  return Object.fromEntries(
    states.map(state => [
      state.location.positionName,
      [state.inUse && 'inUse', state.spotTaken && 'spotTaken', state.imageTooSmall && 'imageTooSmall']
        .filter(Boolean)
        .join(' '),
    ]),
  )
}

/** Which decoration takes a place from another, and from where. */
function taker(document: DesignDocument, positionName: string, decorationId: string) {
  const place = must(findLocation(sample, positionName), positionName)
  const found = findTaker(document, sample, place, decorationId)
  return found && [found.decoration.id, found.place.positionName]
}

const pocket = (styleName: string) =>
  ({ action: 'setStyle', partName: 'body', elementName: 'pocket', styleName }) as const

describe('a place', () => {
  test('exists for its kind and with the styles that it needs (DS16)', () => {
    expect(places(fresh)).toEqual({ chest: '', leftChest: '', back: '' })
    expect(places(after(fresh, pocket('kangaroo')))).toHaveProperty('pocketPrint')
    expect(places(after(fresh, pocket('kangaroo'), pocket('none')))).not.toHaveProperty('pocketPrint')
  })

  test('is taken by what sits there, or overlaps it from its own place (DS17)', () => {
    const both = decorated(decorated(fresh, 1, 'chest'), 2, 'back')
    expect(taker(both, 'chest', id(2))).toEqual([id(1), 'chest'])
    expect(taker(both, 'leftChest', id(2))).toEqual([id(1), 'chest'])
    expect(taker(both, 'leftChest', id(1))).toBeUndefined()
  })

  test('is in use by the decoration that sits there, and taken for others, overlapping ones too (DS17)', () => {
    const chest = decorated(fresh, 1, 'chest')
    expect(places(chest, id(1))).toEqual({ chest: 'inUse', leftChest: '', back: '' })
    expect(places(chest)).toEqual({ chest: 'spotTaken', leftChest: 'spotTaken', back: '' })
    const both = decorated(chest, 2, 'back')
    expect(places(both, id(2))).toEqual({ chest: 'spotTaken', leftChest: 'spotTaken', back: 'inUse' })
  })

  test('on another panel does not overlap, wherever it lies (DS17)', () => {
    expect(places(decorated(fresh, 1, 'back')).chest).toBe('')
  })

  test('is too small an image’s when even its smallest print falls short (DS17, DS23)', () => {
    expect(places(fresh, undefined, stamp).chest).toBe('imageTooSmall')
    expect(places(fresh, undefined, null).chest).toBe('')
  })

  test('is free when nothing speaks against it (DS18)', () => {
    const placed = { artwork: crest, options: {} }
    const [chest, , back] = locationsFor(decorated(fresh, 1, 'chest'), sample, screenprint, placed)
    expect([chest, back].map(state => isFree(must(state, 'place')))).toEqual([false, true])
  })

  test('is asked of nobody: the first free one, first of those of a side (DS18)', () => {
    const placed = { artwork: crest, options: {} }
    const first = (document: DesignDocument, side?: Side) =>
      firstFree(locationsFor(document, sample, screenprint, placed), side)?.location.positionName
    expect([first(fresh), first(fresh, 'front'), first(fresh, 'back')]).toEqual(['chest', 'chest', 'back'])
    expect(first(decorated(fresh, 1, 'back'), 'back')).toBe('chest')
    expect(first(decorated(decorated(fresh, 1, 'chest'), 2, 'back'), 'back')).toBeUndefined()
  })

  test('is that of no decoration whose kind is unknown', () => {
    const [decoration] = decorated(fresh, 1, 'chest').decorations
    const odd = { ...must(decoration, 'decoration'), type: 'engraving' }
    expect(locationsOf(fresh, sample, odd)).toEqual([])
    expect(locationsOf(fresh, sample, must(decoration, 'decoration'))).toHaveLength(3)
  })
})
