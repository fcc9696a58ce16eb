import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { undefinedprint } from '@teamloom/catalog/decorations/undefinedprint.ts'
import { describe, expect, test } from 'vitest'
import type { DesignDocument } from '../document.ts'
import { findDecoration } from '../lookup.ts'
import { sizesFor } from '../sizes.ts'
import {
  after,
  banner,
  change,
  context,
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
import { changeSchema, type DesignChange } from './index.ts'

type Sent = Extract<DesignChange, { action: 'addDecoration' }>

function add(fields: Partial<Sent> = {}, art?: Artwork): Sent {
  const asset = art ? { assetId: art.assetId, assetVersionId: art.assetVersionId } : {}
  return { action: 'addDecoration', type: 'screenprint', ...asset, ...fields }
}

function added(document: DesignDocument, sent: Sent) {
  return after(document, sent).decorations.at(-1)
}

describe('addDecoration', () => {
  test('puts artwork at a place, sized and in the palette’s nearest inks (DS18, DS22, DS26)', () => {
    expect(added(fresh, add({ positionName: 'chest', decorationId: id(1) }, crest))).toEqual({
      id: id(1),
      type: 'screenprint',
      name: 'crest-1',
      active: true,
      positionName: 'chest',
      artwork: crest,
      sizeId: expect.stringMatching(/^w[\d.]+$/),
      colors: ['PT067', 'PT022', 'PT001'].map(colorName => ({ colorName, transparent: false })),
      options: {},
      latestUpdate: context.now,
    })
  })

  test('keeps a place for artwork that is still to come (DS19)', () => {
    expect(added(fresh, add({ type: 'undefinedprint', positionName: 'back' }))).toMatchObject({
      id: context.newId,
      type: 'undefinedprint',
      name: 'Print',
      artwork: null,
      sizeId: null,
      colors: [],
    })
  })

  test('takes the first free place when none is named (DS18)', () => {
    const one = after(fresh, add({ decorationId: id(1) }, crest))
    const two = after(one, add({ decorationId: id(2) }, crest))
    expect(two.decorations.map(decoration => decoration.positionName)).toEqual(['chest', 'back'])
    expect(refusal(two, add({ decorationId: id(3) }, crest))).toBe('noSizeAvailable')
  })

  test('names the part that is missing when no style has a place for it (DS18)', () => {
    const onPocket = { ...sample, locations: sample.locations.filter(({ needs }) => needs.length > 0) }
    const result = change(fresh, add({}, crest), { context: { product: onPocket } })
    expect(result.ok ? 'taken' : result.refusal).toMatchObject({
      code: 'elementUnavailable',
      partName: 'body',
      elementName: 'pocket',
    })
  })

  test('passes over places where the image is too small (DS18)', () => {
    // At 150 pixels an inch it falls short of the smallest screen print everywhere.
    expect(refusal(fresh, add({}, stamp))).toBe('noSizeAvailable')
    expect(refusal(fresh, add({ positionName: 'chest' }, stamp))).toBe('imageTooSmall')
    expect(added(fresh, add({ type: 'detailedprint' }, stamp))?.positionName).toBe('chest')
  })

  test('needs a place that exists, for its kind and its styles, and that is free (DS16, DS17)', () => {
    expect(refusal(fresh, add({ positionName: 'moon' }, crest))).toBe('unknownLocation')
    expect(refusal(fresh, add({ positionName: 'pocketPrint' }, crest))).toBe('unknownLocation')
    const withPocket = after(fresh, {
      action: 'setStyle',
      partName: 'body',
      elementName: 'pocket',
      styleName: 'patch',
    })
    expect(refusal(withPocket, add({ positionName: 'pocketPrint' }, crest))).toBe('taken')
    const chest = decorated(fresh, 1, 'chest')
    expect(refusal(chest, add({ positionName: 'chest' }, crest))).toBe('spotTaken')
    // It overlaps.
    expect(refusal(chest, add({ positionName: 'leftChest' }, crest))).toBe('spotTaken')
  })

  test('needs a type that exists and that the product takes (DS21)', () => {
    expect(refusal(fresh, add({ type: 'engraving' }, crest))).toBe('unknownDecorationType')
    expect(refusal(fresh, add({ type: '__proto__' }, crest))).toBe('unknownDecorationType')
    const product = { ...sample, decorationTypes: [screenprint, undefinedprint] }
    expect(refusal(fresh, add({ type: 'detailedprint' }, crest), { context: { product } })).toBe(
      'decorationTypeNotAllowed',
    )
  })

  test('needs artwork that its team may use, in a format that its type reads (DS20)', () => {
    expect(refusal(fresh, add({ assetVersionId: id(77) }))).toBe('assetDoesntExist')
    expect(refusal(fresh, add({}, drawing))).toBe('unsupportedFile')
  })

  test('needs the version to be one of the asset’s, and does not drop an asset without one (DS20)', () => {
    expect(refusal(fresh, add({ assetId: photo.assetId, assetVersionId: crest.assetVersionId }))).toBe(
      'assetDoesntExist',
    )
    expect(refusal(fresh, add({ assetId: crest.assetId }))).toBe('assetDoesntExist')
    expect(refusal(fresh, add({ assetVersionId: crest.assetVersionId }))).toBe('taken')
  })

  test('gives artwork the type that it was uploaded for, instead of a placeholder (DS19)', () => {
    expect(added(fresh, add({ type: 'undefinedprint' }, crest))?.type).toBe('screenprint')
    expect(added(fresh, add({ type: 'undefinedprint' }, photo))?.type).toBe('detailedprint')
    expect(refusal(fresh, add({ type: 'undefinedprint' }, drawing))).toBe('unsupportedFile')
    const logo = { ...crest, assetType: 'logo' }
    const result = change(fresh, add({ type: 'undefinedprint' }, crest), {
      context: { findArtwork: () => logo },
    })
    expect(result.ok && result.value.decorations[0]?.type).toBe('screenprint')
  })

  test('takes an id of its sender’s only once', () => {
    const one = decorated(fresh, 1, 'chest')
    expect(refusal(one, add({ positionName: 'back', decorationId: id(1) }, crest))).toBe('conflict')
  })

  test('is named as its sender says, else after the file, else after its type', () => {
    expect(added(fresh, add({ name: ' Cre\u0301w ' }, crest))?.name).toBe('Créw')
    expect(added(fresh, add({ name: '\u202eCrew\u2069' }, crest))?.name).toBe('Crew')
    expect(added(fresh, add({ name: '' }, crest))?.name).toBe('crest-1')
    expect(added(fresh, add())?.name).toBe('Screen print')
    const result = change(fresh, add({}, crest), {
      context: { findArtwork: () => ({ ...crest, filename: `${'🚣'.repeat(201)}.svg` }) },
    })
    expect(result.ok && result.value.decorations[0]?.name).toBe('🚣'.repeat(200))
  })

  test('starts at two thirds of what fits (DS22)', () => {
    const decoration = added(fresh, add({ positionName: 'back' }, banner))
    const back = sample.locations.find(location => location.positionName === 'back')!
    const widths = sizesFor(screenprint, back, { artwork: banner, options: {} }).map(size => size.widthInches)
    expect(widths.at(-1)).toBe(12)
    expect(decoration?.sizeId).toBe('w8')
    expect(findDecoration(after(fresh, add({ decorationId: id(1) }, banner)), id(1))).toBeDefined()
  })

  test('has the size that is named, if it can have it there (DS22)', () => {
    expect(added(fresh, add({ positionName: 'back', size: 'w11' }, banner))?.sizeId).toBe('w11')
    expect(refusal(fresh, add({ positionName: 'back', size: 'w13' }, banner))).toBe('unknownSize')
    expect(refusal(fresh, add({ type: 'undefinedprint', positionName: 'back', size: 'w4' }))).toBe(
      'unknownSize',
    )
  })

  test('has the size of the one that it is another of, as far as that fits (DS22)', () => {
    expect(added(fresh, add({ positionName: 'back', sizeLike: 'w11' }, banner))?.sizeId).toBe('w11')
    expect(added(fresh, add({ positionName: 'back', sizeLike: 'w13' }, banner))?.sizeId).toBe('w12')
  })
})

test.each([['a\u0000b'], ['a\nb'], ['\ud800'], ['x'.repeat(201)]])('%j names no decoration', name => {
  expect(changeSchema.safeParse(add({ name })).success).toBe(false)
})
