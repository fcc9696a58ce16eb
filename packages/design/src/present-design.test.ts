import { clippingtag } from '@teamloom/catalog/decorations/clippingtag.ts'
import { embroidery } from '@teamloom/catalog/decorations/embroidery.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { screenInk } from '@teamloom/catalog/decorations/surface.ts'
import { describe, expect, test } from 'vitest'
import { designStateSchema } from './design-state.ts'
import type { DesignDocument } from './document.ts'
import { drawnDesign } from './drawn-design.ts'
import { presentDesign } from './present-design.ts'
import {
  after,
  banner,
  context,
  crest,
  decorated,
  fresh,
  id,
  photo,
  sample,
  stamp,
} from './testing/sample.ts'

const facts = {
  designId: id(1),
  revision: 7,
  timestamp: context.now,
  images: [
    { side: 'front', url: '/front' },
    { side: 'back', url: '/back' },
  ],
}

function present(document: DesignDocument) {
  return designStateSchema.parse(presentDesign(document, sample, facts))
}

function decorationOf(document: DesignDocument) {
  return present(document).decorations[0]
}

const without = after(fresh, {
  action: 'setStyle',
  partName: 'hood',
  elementName: 'drawstring',
  styleName: 'none',
})

describe('a design’s state', () => {
  test('names what it is, with its first picture as the latest (DS4)', () => {
    expect(present(fresh)).toMatchObject({
      designId: id(1),
      revision: 7,
      timestamp: context.now,
      latestImage: '/front',
      deliveryTime: sample.deliveryTime,
      design: { product: { name: 'sample', version: '1.0' }, deprecated: false },
    })
    expect(present(fresh).design.parts.map(part => [part.name, part.mainElement])).toEqual([
      ['body', 'body'],
      ['hood', 'hood'],
    ])
  })

  test('says which elements are unavailable, and what each layer is of (DS14)', () => {
    const [, hood] = present(without).design.parts
    expect(hood?.elements.map(element => [element.name, element.available])).toEqual([
      ['hood', true],
      ['drawstring', true],
      ['eyelets', false],
    ])
    expect(hood?.elements[0]?.style.layers).toEqual([
      {
        name: 'hood',
        colorName: '1014',
        fabricNames: ['fleece'],
        active: true,
        required: true,
        deprecated: false,
      },
    ])
  })

  test('shows of artwork its sizes, places, inks and file (DS17, DS22, DS26)', () => {
    const decoration = decorationOf(decorated(fresh, 1, 'chest'))
    expect(decoration).toMatchObject({
      id: id(1),
      assetId: crest.assetId,
      assetVersionId: crest.assetVersionId,
      inError: false,
      message: null,
      location: { selectedLocation: { positionName: 'chest', planeAngle: 0 } },
      imageData: {
        filename: 'crest-1.svg',
        useColorExtractionAndMatching: true,
        extractedColors: crest.colors,
        selectedColors: [
          { deprecated: false, chartColor: { name: 'PT067' } },
          { chartColor: { name: 'PT022' } },
          { chartColor: { name: 'PT001' } },
        ],
      },
      assetSize: { maxWidthInches: 7.125 },
    })
    expect(decoration?.assetSize.availableSizes).toContainEqual(decoration?.assetSize.selectedSize)
    expect(decoration?.location.availableLocations.map(place => place.positionName)).toEqual([
      'chest',
      'leftChest',
      'back',
    ])
  })

  test('shows a placeholder without file or size (DS19)', () => {
    expect(decorationOf(decorated(fresh, 1, 'chest', null, 'undefinedprint'))).toMatchObject({
      assetId: null,
      imageData: null,
      assetSize: { availableSizes: [], selectedSize: null, maxWidthInches: null },
      inError: false,
      inWarning: false,
    })
  })

  test('says when a decoration’s place is gone, or its image too small (DS16, DS17)', () => {
    const pocket = (styleName: string) =>
      ({ action: 'setStyle', partName: 'body', elementName: 'pocket', styleName }) as const
    const lost = after(decorated(after(fresh, pocket('patch')), 1, 'pocketPrint'), pocket('none'))
    expect(decorationOf(lost)).toMatchObject({ inError: true, message: 'locationUnavailable' })
    const printed = decorated(fresh, 1, 'chest')
    const small = {
      ...printed,
      decorations: printed.decorations.map(decoration => ({ ...decoration, artwork: stamp })),
    }
    expect(decorationOf(small)).toMatchObject({ inError: true, message: 'imageTooSmall' })
  })

  test.each([
    ['a vector', crest, 'screenprint', []],
    [
      'a large flat raster',
      { ...photo, isFlat: true, width: 9000, height: 9000 },
      'screenprint',
      ['pngUsed'],
    ],
    ['a raster of few pixels', photo, 'detailedprint', ['pngUsed', 'fileWidthLimited']],
  ])('warns of %s what should be known (DS30)', (_, art, type, warnings) => {
    const printed = decorated(fresh, 1, 'back', crest, type)
    const stored = {
      ...printed,
      decorations: printed.decorations.map(decoration => ({ ...decoration, artwork: art })),
    }
    expect(decorationOf(stored)).toMatchObject({
      inWarning: warnings.length > 0,
      warningMessages: warnings,
    })
  })

  test.each([
    ['screenprint', photo, true],
    ['screenprint', { ...photo, isFlat: true }, false],
    [
      'screenprint',
      { ...photo, isFlat: true, colors: Array.from({ length: 13 }, (_, at) => `#0000${10 + at}`) },
      true,
    ],
    ['embroidery', photo, true],
    ['embroidery', crest, false],
  ])(
    'warns of what is made as %s where a way of its kind does not take the file (DS30, DS62)',
    (type, art, isTold) => {
      const product = { ...sample, decorationTypes: [screenprint, embroidery, clippingtag] }
      const printed = decorated(fresh, 1, 'back')
      const decorations = printed.decorations.map(each => ({ ...each, type, artwork: art }))
      const [shown] = presentDesign({ ...printed, decorations }, product, facts).decorations
      expect(shown?.warningMessages.includes('fileTypeLimited')).toBe(isTold)
    },
  )

  test('warns when other types of its kind do not read the file (DS30)', () => {
    const printed = decorated(fresh, 1, 'back', banner)
    const stored = {
      ...printed,
      decorations: printed.decorations.map(decoration => ({
        ...decoration,
        artwork: { ...banner, format: 'tiff' },
      })),
    }
    expect(decorationOf(stored)?.warningMessages).toEqual(['fileTypeLimited'])
  })
})

describe('what is drawn of a design', () => {
  test('is its styles and the cloth of every layer that is on and available (DS14, DS31)', () => {
    const drawn = drawnDesign(fresh, sample)
    expect(drawn.styles).toMatchObject({ 'body/pocket': 'none', 'hood/drawstring': 'round' })
    expect(drawn.cloths['body/body/body']).toEqual({ colorName: '1014', hex: '#1B3E2F', fabric: 'fleece' })
    expect(Object.keys(drawn.cloths)).not.toContain('body/piping/piping')
    expect(Object.keys(drawnDesign(without, sample).cloths)).not.toContain('hood/eyelets/eyelet')
  })

  test('is a print in its inks, null for one that is left out (DS26, DS31)', () => {
    const printed = after(decorated(fresh, 1, 'chest'), {
      action: 'updatePrintColor',
      decorationId: id(1),
      indexOfColor: 1,
      color: 'PT032',
      transparent: true,
    })
    expect(drawnDesign(printed, sample).prints).toEqual([
      {
        decorationId: id(1),
        assetVersionId: crest.assetVersionId,
        surface: screenInk,
        location: {
          positionName: 'chest',
          side: 'front',
          panel: 'front',
          face: 'outside',
          centerU: 0,
          centerV: 6,
          fromU: 0,
          planeAngle: 0,
        },
        widthInches: 4.75,
        heightInches: (4.75 * crest.height) / crest.width,
        form: { kind: 'art' },
        options: {},
        inks: ['#163E2D', null, '#FBFBF9'],
      },
    ])
    expect(
      drawnDesign(decorated(fresh, 1, 'chest', photo, 'detailedprint'), sample).prints[0]?.inks,
    ).toBeNull()
  })

  test('is no print that is off, without artwork, without a place or too small for it (DS25, DS31)', () => {
    const printed = decorated(fresh, 1, 'chest')
    const stored = (change: Partial<DesignDocument['decorations'][number]>) => ({
      ...printed,
      decorations: printed.decorations.map(decoration => ({ ...decoration, ...change })),
    })
    for (const change of [
      { active: false },
      { artwork: null },
      { positionName: 'pocketPrint' },
      { positionName: 'moon' },
      { artwork: stamp },
      { type: 'engraving' },
    ]) {
      expect(drawnDesign(stored(change), sample).prints).toEqual([])
    }
  })

  test('is the same whatever a decoration is called (DS31)', () => {
    const printed = decorated(fresh, 1, 'chest')
    const renamed = {
      ...printed,
      decorations: printed.decorations.map(decoration => ({ ...decoration, name: 'Other' })),
    }
    expect(drawnDesign(renamed, sample)).toEqual(drawnDesign(printed, sample))
  })
})
