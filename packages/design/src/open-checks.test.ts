import { describe, expect, test } from 'vitest'
import { openCheckSchema, openChecksOf } from './open-checks.ts'
import {
  after,
  change,
  crest,
  decorated,
  fresh as green,
  id,
  photo,
  sample,
  stamp,
} from './testing/sample.ts'

/** On cloth that every colour of the artwork stands out from. */
const fresh = after(green, {
  action: 'setColor',
  partName: 'body',
  elementName: 'body',
  layerName: 'body',
  color: '1003',
})

const keysOf = (...given: Parameters<typeof openChecksOf>) =>
  openChecksOf(...given).map(({ decorationId, key }) => [decorationId, key])

describe('what is open of a design', () => {
  test('is nothing for a vector that fits (DS47)', () => {
    expect(openChecksOf(decorated(fresh, 1, 'chest'), sample)).toEqual([])
  })

  test('is that a raster is redrawn, in words of its own for its file (DS47)', () => {
    const [check, ...others] = openChecksOf(decorated(fresh, 1, 'leftChest', photo, 'detailedprint'), sample)
    expect(check).toEqual({
      decorationId: id(1),
      key: 'pngUsed',
      wantsVector: true,
      title: { en: 'Our designers will redraw photo.png', fr: 'Nos designers redessineront photo.png' },
      text: {
        en: 'This file is for preview only. You approve the drawing before production.',
        fr: 'Ce fichier ne sert qu’à l’aperçu. Vous approuvez le dessin avant la production.',
      },
    })
    expect(others).toEqual([])
    expect(openCheckSchema.parse(check)).toEqual(check)
  })

  test('is told of each decoration by itself, what a vector settles first (DS47)', () => {
    const both = decorated(
      decorated(fresh, 1, 'leftChest', photo, 'detailedprint'),
      2,
      'back',
      stamp,
      'detailedprint',
    )
    expect(keysOf(both, sample)).toEqual([
      [id(1), 'pngUsed'],
      [id(2), 'pngUsed'],
      [id(2), 'fileWidthLimited'],
      [id(2), 'lowResolution'],
    ])
  })

  test('is all that is found of it, the gravest first, by the names that it has (DS47, DS54)', () => {
    const fine = { u: 0.5, v: 0.5, width: 0.1, height: 0.1 }
    const words = { ...fine, size: 0.008, text: 'EST. 1987' }
    const details = {
      shares: [0.9, 0.05, 0.05],
      line: { ...fine, size: 0.002 },
      gap: null,
      speck: null,
      words,
    }
    const findArtwork = () => ({
      ...crest,
      colors: Array.from({ length: 9 }, (_, index) => `#${index}0${index}0${index}0`),
      missingFonts: ['Avenir Next', 'Gill Sans'],
      missingLetters: 'オリ',
      details,
    })
    const { assetId, assetVersionId } = crest
    const add = { action: 'addDecoration', type: 'screenprint', positionName: 'chest' } as const
    const sent = { ...add, decorationId: id(1), assetId, assetVersionId }
    const added = change(green, sent, { context: { findArtwork } })
    if (!added.ok) throw new Error(added.refusal.code)
    const checks = openChecksOf(added.value, sample)
    expect(checks.map(({ title }) => title.en)).toEqual([
      'crest-1.svg: A colour is close to the cloth',
      'crest-1.svg: “EST. 1987” is too small',
      'crest-1.svg: A line is too thin',
      'crest-1.svg: No font here has “オリ”',
      'crest-1.svg: More colours than can be made',
      'crest-1.svg: The font Avenir Next is missing',
      'crest-1.svg: The font Gill Sans is missing',
    ])
    // It is one already.
    expect(checks.some(({ wantsVector }) => wantsVector)).toBe(false)
  })

  test('is not told of what is switched off or has no artwork (DS47)', () => {
    const off = after(decorated(fresh, 1, 'leftChest', photo, 'detailedprint'), {
      action: 'setDecorationActive',
      decorationId: id(1),
      active: false,
    })
    expect(openChecksOf(decorated(off, 2, 'back', null), sample)).toEqual([])
  })

  test('is a place that the styles do not leave (DS47)', () => {
    const withPocket = after(fresh, {
      action: 'setStyle',
      partName: 'body',
      elementName: 'pocket',
      styleName: 'kangaroo',
    })
    const without = after(decorated(withPocket, 1, 'pocketPrint'), {
      action: 'setStyle',
      partName: 'body',
      elementName: 'pocket',
      styleName: 'none',
    })
    expect(openChecksOf(without, sample)).toMatchObject([
      { decorationId: id(1), key: 'locationUnavailable', wantsVector: false },
    ])
  })

  test('has words also where a check has none for an order (DS47)', () => {
    const [screen] = sample.decorationTypes
    const plain = { ...screen!.checks[0]!, key: 'unheard', applies: () => true }
    const { follows: _, ...silent } = plain
    const product = {
      ...sample,
      decorationTypes: sample.decorationTypes.map(type => ({ ...type, checks: [silent] })),
    }
    const [check] = openChecksOf(decorated(fresh, 1, 'chest'), product)
    expect(check?.title.en).toBe('crest-1.svg: This image is for preview only')
    expect(check?.text.fr).toMatch(/^Nos designers/)
  })
})
