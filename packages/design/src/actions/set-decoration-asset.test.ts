import { describe, expect, test } from 'vitest'
import { findDecoration } from '../lookup.ts'
import {
  after,
  banner,
  crest,
  decorated,
  drawing,
  fresh,
  id,
  photo,
  refusal,
  stamp,
} from '../testing/sample.ts'
import type { DesignChange } from './index.ts'

const give = (art: { assetId: string; assetVersionId: string }): DesignChange => ({
  action: 'setDecorationAsset',
  decorationId: id(1),
  assetId: art.assetId,
  assetVersionId: art.assetVersionId,
})

function decorationAfter(...[document, ...changes]: Parameters<typeof after>) {
  return findDecoration(after(document, ...changes), id(1))
}

describe('setDecorationAsset', () => {
  const placeholder = decorated(fresh, 1, 'chest', null, 'undefinedprint')

  test('gives a placeholder its artwork, and the type that it was uploaded for (DS19)', () => {
    expect(decorationAfter(placeholder, give(crest))).toMatchObject({
      type: 'screenprint',
      artwork: crest,
      colors: [{ colorName: 'PT067' }, { colorName: 'PT022' }, { colorName: 'PT001' }],
    })
    expect(decorationAfter(placeholder, give(photo))).toMatchObject({ type: 'detailedprint', colors: [] })
  })

  test('gives other artwork in the same type, and the same size where there is one (DS22, DS26)', () => {
    const printed = after(decorated(fresh, 1, 'chest'), {
      action: 'setDecorationSize',
      decorationId: id(1),
      size: 'w5',
    })
    expect(decorationAfter(printed, give(banner))).toMatchObject({ type: 'screenprint', sizeId: 'w5' })
  })

  test('gives a photograph in place of flat art the type that suits it, and flat art in place of it (DS48)', () => {
    const printed = decorated(fresh, 1, 'chest')
    expect(decorationAfter(printed, give(photo))).toMatchObject({ type: 'detailedprint', colors: [] })
    expect(decorationAfter(printed, give(photo), give(crest))).toMatchObject({
      type: 'screenprint',
      colors: findDecoration(printed, id(1))?.colors,
    })
  })

  test('is called after its new file, unless somebody named it (DS19)', () => {
    const named = findDecoration(decorated(fresh, 1, 'chest'), id(1))
    const ownName: DesignChange = {
      action: 'addDecoration',
      type: 'screenprint',
      decorationId: id(1),
      positionName: 'chest',
      assetId: crest.assetId,
      assetVersionId: crest.assetVersionId,
      name: 'For the captain',
    }
    expect(named?.name).toBe(crest.filename.replace('.svg', ''))
    expect(decorationAfter(decorated(fresh, 1, 'chest'), give(banner))?.name).toBe(
      banner.filename.replace(/\.\w+$/, ''),
    )
    expect(decorationAfter(fresh, ownName, give(banner))?.name).toBe('For the captain')
  })

  test('keeps a type that was chosen (DS48)', () => {
    const chosen: DesignChange = {
      action: 'changeDecorationType',
      decorationId: id(1),
      type: 'detailedprint',
    }
    expect(decorationAfter(decorated(fresh, 1, 'chest'), chosen, give(banner))?.type).toBe('detailedprint')
  })

  test('takes a first size anew where the old one is not (DS22)', () => {
    const printed = after(decorated(fresh, 1, 'back'), {
      action: 'setDecorationSize',
      decorationId: id(1),
      size: 'w12',
    })
    expect(decorationAfter(printed, give(photo))?.sizeId).toBe('w5')
  })

  test('is refused without the decoration or the artwork, or when they do not go together (DS20, DS23)', () => {
    expect(refusal(fresh, give(crest))).toBe('unknownDecoration')
    expect(refusal(placeholder, give({ ...crest, assetVersionId: id(77) }))).toBe('assetDoesntExist')
    expect(refusal(placeholder, give({ ...crest, assetId: photo.assetId }))).toBe('assetDoesntExist')
    expect(refusal(placeholder, give(drawing))).toBe('unsupportedFile')
    const printed = decorated(fresh, 1, 'chest')
    expect(refusal(printed, give(drawing))).toBe('unsupportedFile')
    expect(refusal(printed, give(stamp))).toBe('imageTooSmall')
  })
})

describe('reinitializeDecoration', () => {
  test('takes artwork, colours and size away; id, name and place stay (DS29)', () => {
    const printed = decorated(fresh, 1, 'chest')
    expect(decorationAfter(printed, { action: 'reinitializeDecoration', decorationId: id(1) })).toEqual({
      ...findDecoration(printed, id(1)),
      type: 'undefinedprint',
      artwork: null,
      sizeId: null,
      colors: [],
    })
    expect(refusal(fresh, { action: 'reinitializeDecoration', decorationId: id(1) })).toBe(
      'unknownDecoration',
    )
  })
})

describe('removeDecoration', () => {
  test('takes it away and frees its place (DS17)', () => {
    const printed = decorated(fresh, 1, 'chest')
    const removed = after(printed, { action: 'removeDecoration', decorationId: id(1) })
    expect(removed.decorations).toEqual([])
    expect(decorated(removed, 2, 'leftChest').decorations).toHaveLength(1)
    expect(refusal(removed, { action: 'removeDecoration', decorationId: id(1) })).toBe('unknownDecoration')
  })
})

describe('setDecorationActive', () => {
  test('leaves it out, and its place taken (DS25)', () => {
    const off = after(decorated(fresh, 1, 'chest'), {
      action: 'setDecorationActive',
      decorationId: id(1),
      active: false,
    })
    expect(findDecoration(off, id(1))?.active).toBe(false)
    const other: DesignChange = {
      action: 'addDecoration',
      type: 'screenprint',
      positionName: 'chest',
    }
    expect(refusal(off, other)).toBe('spotTaken')
    expect(refusal(fresh, { action: 'setDecorationActive', decorationId: id(1), active: true })).toBe(
      'unknownDecoration',
    )
  })
})
