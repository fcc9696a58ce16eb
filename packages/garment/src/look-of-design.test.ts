import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { expect, test } from 'vitest'
import { lookOfDesign } from './look-of-design.ts'
import { flatImage } from './print-image.ts'

const image = flatImage(new Uint8Array(16).fill(255), 2, 2)

const place = {
  positionName: 'leftChest',
  side: 'front',
  panel: 'front',
  face: 'outside',
  centerU: 4.4,
  centerV: 4.2,
  fromU: 4.4,
  planeAngle: 12,
} as const
const print = (decorationId: string, assetVersionId: string) => ({
  decorationId,
  assetVersionId,
  surface: flatInk,
  location: place,
  widthInches: 3.5,
  heightInches: 2,
  inks: null,
  form: { kind: 'art' as const },
})

const drawn = {
  family: 'hoodie',
  product: 'hoodie',
  styles: { 'hood/drawstring': 'flat' },
  cloths: {
    'body/body/body': {
      colorName: '1101',
      hex: '#A8AAAD',
      fabric: 'fleece',
      heather: { hex: '#6C6F74', amount: 0.42 },
    },
    'body/hem/hem': { colorName: '1008', hex: '#17181A', fabric: 'ribbing' },
    'hood/lining/lining': {
      colorName: '8003',
      hex: '#F5F5F2',
      fabric: 'printedJersey',
      print: { hex: '#17181A', pattern: 'gingham' },
    },
  },
  prints: [print('a', 'here'), print('b', 'missing'), print('c', 'here')],
} as unknown as DrawnDesign

test('a look has the design’s styles and cloths, and its prints in their order, in inches', () => {
  const look = lookOfDesign(drawn, one => (one.assetVersionId === 'here' ? image : undefined))
  expect(look.styles).toEqual(drawn.styles)
  expect(look.cloths).toEqual({
    'body/body/body': { hex: '#A8AAAD', fabric: 'fleece', heather: { hex: '#6C6F74', amount: 0.42 } },
    'body/hem/hem': { hex: '#17181A', fabric: 'ribbing' },
    'hood/lining/lining': {
      hex: '#F5F5F2',
      fabric: 'printedJersey',
      print: { hex: '#17181A', pattern: 'gingham' },
    },
  })
  const shown = {
    panel: 'front',
    face: 'outside',
    place: 'leftChest',
    centerU: 4.4,
    centerV: 4.2,
    rotation: 12,
    widthInches: 3.5,
    heightInches: 2,
    image,
    surface: flatInk,
  }
  expect(look.prints).toEqual([shown, shown])
})

test('a cloth that the picture cannot draw is missed by its name', () => {
  const cloths = { 'body/body/body': { colorName: '1', hex: '#000000', fabric: 'velvet' } }
  expect(() => lookOfDesign({ ...drawn, cloths } as unknown as DrawnDesign, () => undefined)).toThrow(
    'fabric velvet',
  )
})
