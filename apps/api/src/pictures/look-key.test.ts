import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import { describe, expect, test } from 'vitest'
import { lookKey } from '#api/pictures/look-key.ts'

const print = {
  decorationId: 'a',
  assetVersionId: 'art',
  surface: flatInk,
  options: {},
  location: {
    positionName: 'centerChest',
    side: 'front',
    panel: 'front',
    face: 'outside',
    centerU: 0,
    centerV: 6,
    fromU: 0,
    planeAngle: 0,
  },
  widthInches: 4,
  heightInches: 3,
  inks: ['#163E2D', null],
  form: { kind: 'art' },
} as const

const drawn = {
  family: 'shirt',
  product: 'tshirt',
  styles: { 'body/body': 'regular', 'collar/collar': 'v' },
  cloths: { 'body/body/body': { colorName: '1001', hex: '#F5F5F2', fabric: 'jersey' } },
  prints: [print],
} as const

const secret = 'a secret of thirty-two characters'

describe('a picture’s name', () => {
  const key = lookKey(drawn, '1 abc', secret)

  test('is the same for whatever looks the same, in whichever order it is written (DS31)', () => {
    expect(key).toMatch(/^[\w-]{32}$/)
    const { family, product, styles, cloths } = drawn
    const turned = {
      prints: [{ ...print, decorationId: 'b' }],
      cloths,
      styles: { 'collar/collar': styles['collar/collar'], 'body/body': styles['body/body'] },
      product,
      family,
    }
    expect(lookKey(turned, '1 abc', secret)).toBe(key)
  })

  test.each([
    ['another style', { ...drawn, styles: { ...drawn.styles, 'collar/collar': 'crew' } }],
    [
      'another colour',
      { ...drawn, cloths: { 'body/body/body': { colorName: '1022', hex: '#BB1D2B', fabric: 'jersey' } } },
    ],
    ['another ink', { ...drawn, prints: [{ ...print, inks: ['#163E2D', '#E5A21B'] }] }],
    ['another size', { ...drawn, prints: [{ ...print, widthInches: 4.5 }] }],
    ['another order of prints', { ...drawn, prints: [{ ...print, assetVersionId: 'b' }, print] }],
  ])('is another for %s (DS31)', (_, other) => {
    expect(lookKey(other as never, '1 abc', secret)).not.toBe(key)
  })

  test('is another for other bakes, and cannot be told without the secret (AC12, DS31)', () => {
    expect(lookKey(drawn, '2 abc', secret)).not.toBe(key)
    expect(lookKey(drawn, '1 abc', `${secret}!`)).not.toBe(key)
  })
})
