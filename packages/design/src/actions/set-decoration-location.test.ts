import { describe, expect, test } from 'vitest'
import { findDecoration } from '../lookup.ts'
import { after, backTo, crest, decorated, fresh, id, refusal, stamp } from '../testing/sample.ts'
import type { DesignChange } from './index.ts'

const move = (positionName: string) =>
  ({ action: 'setDecorationLocation', decorationId: id(1), positionName }) as const
const size = (name: string): DesignChange => ({
  action: 'setDecorationSize',
  decorationId: id(1),
  size: name,
})

function sizeAfter(...given: Parameters<typeof after>) {
  return findDecoration(after(...given), id(1))?.sizeId
}

describe('setDecorationLocation', () => {
  const printed = decorated(fresh, 1, 'back')

  test('moves, in the same size or the nearest smaller one (DS24)', () => {
    expect(sizeAfter(printed, size('w2.5'), move('leftChest'))).toBe('w2.5')
    expect(sizeAfter(printed, size('w9'), move('leftChest'))).toBe('w4')
    // 4 by 4 inches take 120 by 100 in 4 by 3.33.
    expect(sizeAfter(printed, size('w3.75'), move('chest'))).toBe('w3.75')
  })

  test('takes the size that is named, which must be one of the place’s (DS24)', () => {
    expect(sizeAfter(printed, size('w2.5'), { ...move('leftChest'), size: 'w3' })).toBe('w3')
    expect(sizeAfter(printed, size('w2.5'), { ...move('chest'), size: 'w7' })).toBe('w7')
    expect(refusal(printed, { ...move('leftChest'), size: 'w9' })).toBe('unknownSize')
  })

  test('where it is already changes nothing (DS17)', () => {
    const before = after(printed, size('w7'))
    expect(after(before, move('back')).decorations).toEqual(before.decorations)
  })

  test('keeps the nearest size when its own is none of today’s (DS24)', () => {
    const stored = {
      ...printed,
      decorations: printed.decorations.map(decoration => ({ ...decoration, sizeId: 'w3.3' })),
    }
    expect(sizeAfter(stored, move('leftChest'))).toBe('w3.25')
    expect(
      sizeAfter(stored, { action: 'changeDecorationType', decorationId: id(1), type: 'detailedprint' }),
    ).toBe('w3.25')
  })

  test.each([
    ['unknownDecoration', fresh, move('back')],
    ['unknownLocation', printed, move('moon')],
    ['unknownLocation', printed, move('pocketPrint')],
    ['spotTaken', decorated(printed, 2, 'chest'), move('leftChest')],
  ])('is refused with %s', (code, document, sent) => {
    expect(refusal(document, sent)).toBe(code)
  })

  test('can be taken back when the place has gone meanwhile: it is where it was, and in error (DS9)', () => {
    const pocket = (styleName: string): DesignChange => ({
      action: 'setStyle',
      partName: 'body',
      elementName: 'pocket',
      styleName,
    })
    const printedThere = after(decorated(after(fresh, pocket('patch')), 1, 'pocketPrint'), pocket('none'))
    for (const sent of [
      move('chest'),
      { action: 'removeDecoration', decorationId: id(1) },
      { action: 'reinitializeDecoration', decorationId: id(1) },
    ] as const) {
      const moved = after(printedThere, sent)
      const back = after(moved, backTo(printedThere, moved))
      expect(findDecoration(back, id(1))?.positionName).toBe('pocketPrint')
    }
    expect(refusal(after(printedThere, move('chest')), move('pocketPrint'))).toBe('unknownLocation')
  })

  test('needs the pixels for the smallest size there (DS23)', () => {
    const stored = {
      ...printed,
      decorations: printed.decorations.map(decoration => ({ ...decoration, artwork: stamp })),
    }
    expect(refusal(stored, move('chest'))).toBe('imageTooSmall')
  })
})

describe('setDecorationSize', () => {
  const printed = decorated(fresh, 1, 'leftChest')

  test('takes a size of the place only (DS22)', () => {
    expect(sizeAfter(printed, size('w1'))).toBe('w1')
    expect(sizeAfter(printed, size('w4'))).toBe('w4')
    for (const name of ['w12', 'w4.5', 'w0', 'large', ''])
      expect(refusal(printed, size(name))).toBe('unknownSize')
  })

  test('is refused without artwork, and without a decoration (DS22)', () => {
    expect(refusal(decorated(fresh, 1, 'chest', null), size('w4'))).toBe('unknownSize')
    expect(refusal(fresh, size('w4'))).toBe('unknownDecoration')
    expect(crest.isVector).toBe(true)
  })
})
