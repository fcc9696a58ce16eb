import { embroidery } from '@teamloom/catalog/decorations/embroidery.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { undefinedprint } from '@teamloom/catalog/decorations/undefinedprint.ts'
import { describe, expect, test } from 'vitest'
import { findDecoration } from '../lookup.ts'
import {
  after,
  change,
  crest,
  decorated,
  drawing,
  fresh,
  id,
  photo,
  refusal,
  sample,
  stamp,
} from '../testing/sample.ts'
import type { DesignChange } from './index.ts'

const toType = (type: string): DesignChange => ({
  action: 'changeDecorationType',
  decorationId: id(1),
  type,
})

function decorationAfter(...[document, ...changes]: Parameters<typeof after>) {
  return findDecoration(after(document, ...changes), id(1))
}

describe('changeDecorationType', () => {
  const printed = decorated(fresh, 1, 'chest')

  test('keeps artwork, place and size; colours follow the type (DS24, DS26)', () => {
    const before = findDecoration(printed, id(1))
    const detailed = decorationAfter(printed, toType('detailedprint'))
    expect(detailed).toMatchObject({
      type: 'detailedprint',
      positionName: 'chest',
      artwork: crest,
      sizeId: before?.sizeId,
      colors: [],
    })
    expect(decorationAfter(printed, toType('detailedprint'), toType('screenprint'))?.colors).toEqual(
      before?.colors,
    )
  })

  test('takes the nearest smaller size where the file has too few pixels (DS23, DS24)', () => {
    const large = after(decorated(fresh, 1, 'back', photo, 'detailedprint'), {
      action: 'setDecorationSize',
      decorationId: id(1),
      size: 'w7.5',
    })
    expect(decorationAfter(large, toType('screenprint'))?.sizeId).toBe('w6')
  })

  test.each([
    ['unknownDecoration', { ...toType('screenprint'), decorationId: id(9) } as DesignChange],
    ['unknownDecorationType', toType('engraving')],
  ])('is refused with %s', (code, sent) => {
    expect(refusal(printed, sent)).toBe(code)
  })

  test('needs a type that the product takes, that reads the file, and that it is large enough for (DS20, DS21, DS23)', () => {
    const product = { ...sample, decorationTypes: [screenprint, undefinedprint] }
    expect(refusal(printed, toType('detailedprint'), { context: { product } })).toBe(
      'decorationTypeNotAllowed',
    )
    const small = decorated(fresh, 1, 'chest', stamp, 'detailedprint')
    expect(refusal(small, toType('screenprint'))).toBe('imageTooSmall')
    const stored = {
      ...printed,
      decorations: printed.decorations.map(decoration => ({ ...decoration, artwork: drawing })),
    }
    expect(refusal(stored, toType('detailedprint'))).toBe('unsupportedFile')
  })

  test('what is sewn takes no picture of tones, wherever it comes in; what was sewn of one stays so (DS62)', () => {
    const product = { ...sample, decorationTypes: [screenprint, embroidery, undefinedprint] }
    const about = { context: { product } }
    const asset = { assetId: photo.assetId, assetVersionId: photo.assetVersionId }
    const facts = { code: 'fileTypeLimited', type: 'embroidery', ...embroidery.label }
    const raster = decorated(fresh, 1, 'back', photo)
    const printedBack = decorated(fresh, 1, 'back')
    const stitched = {
      ...printedBack,
      decorations: printedBack.decorations.map(each => ({ ...each, type: 'embroidery' })),
    }
    const stored = {
      ...stitched,
      decorations: stitched.decorations.map(each => ({ ...each, artwork: photo })),
    }
    expect(change(raster, toType('embroidery'), about)).toMatchObject({ refusal: facts })
    expect(
      change(fresh, { action: 'addDecoration', type: 'embroidery', positionName: 'back', ...asset }, about),
    ).toMatchObject({ refusal: facts })
    expect(
      change(stitched, { action: 'setDecorationAsset', decorationId: id(1), ...asset }, about),
    ).toMatchObject({ refusal: facts })
    expect(refusal(stored, toType('embroidery'), about)).toBe('taken')
    expect(refusal(stored, toType('screenprint'), about)).toBe('taken')
  })

  test('makes no placeholder of artwork, which would print without credits (DS19)', () => {
    expect(refusal(printed, toType('undefinedprint'))).toBe('decorationTypeNotAllowed')
    const empty = decorated(fresh, 1, 'chest', null)
    expect(decorationAfter(empty, toType('undefinedprint'))?.type).toBe('undefinedprint')
  })

  test('needs the place to be there still (DS16)', () => {
    const pocket = (styleName: string): DesignChange => ({
      action: 'setStyle',
      partName: 'body',
      elementName: 'pocket',
      styleName,
    })
    const lost = after(decorated(after(fresh, pocket('patch')), 1, 'pocketPrint'), pocket('none'))
    expect(refusal(lost, toType('detailedprint'))).toBe('unknownLocation')
  })
})
