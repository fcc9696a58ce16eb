import { type Art, packArt } from '@teamloom/artwork/art-file.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import {
  dyed,
  flatInk,
  knittedIn,
  leather,
  oneInk,
  patchCloth,
  raisedInk,
  type Surface,
  screenInk,
  softInk,
  thread,
  wovenCloth,
} from '@teamloom/catalog/decorations/surface.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { type PrintImage, printSample, samplePrint } from './print-image.ts'
import { openPrintImages } from './print-images.ts'

const colors = ['#10241c', '#f7f5ef', '#e0a526']
/** A shield with a rim, a ball and a bar in it, large as artwork is kept. */
const size = 900
const pixels = { width: size, height: size, rgba: new Uint8Array(4 * size * size) }
for (let y = 0; y < size; y++)
  for (let x = 0; x < size; x++) {
    const [u, v] = [x / size - 0.5, y / size - 0.5]
    const far = Math.max(Math.abs(u), Math.abs(v), (Math.abs(u) + Math.abs(v)) * 0.7)
    if (far > 0.48) continue
    const isBall = Math.hypot(u, v - 0.12) < 0.16
    const isBar = Math.abs(v + 0.2) < 0.05 && Math.abs(u) < 0.28
    const color = far > 0.4 || isBar ? [247, 245, 239] : isBall ? [224, 165, 38] : [16, 36, 28]
    pixels.rgba.set([...color, 255], 4 * (y * size + x))
  }
const files: Readonly<Record<Art['kind'], Uint8Array>> = {
  plates: packArt({ kind: 'plates', plates: cutPlates(pixels, colors) }),
  pixels: packArt({ kind: 'pixels', pixels }),
}

const piece: DrawnPrint['form'] = {
  kind: 'piece',
  outline: 'box',
  groundHex: '#2a4030',
  rim: { hex: '#e0a526', inches: 0.12 },
  artWidthInches: 2,
  artHeightInches: 2,
}
const kinds: Readonly<Record<string, Pick<DrawnPrint, 'surface'> & Partial<DrawnPrint>>> = {
  'flat ink': { surface: flatInk },
  'ink through a screen': { surface: screenInk },
  'one ink': { surface: oneInk, inks: null, tone: '#f7f5ef', printsLight: true },
  'a soft film': { surface: softInk, inks: null },
  dye: { surface: dyed, inks: null },
  'raised ink': { surface: raisedInk },
  thread: { surface: thread },
  'a patch': { surface: patchCloth, form: piece, options: { textureName: 'twill' } },
  'a leather tag': {
    surface: leather,
    form: piece,
    inks: null,
    tone: '#5a3a22',
    options: { tagName: 'square', textureName: 'LeatherBrown' },
  },
  'a woven tag': { surface: wovenCloth, form: piece, options: { tagName: 'straight' } },
  stitches: { surface: knittedIn, form: { kind: 'knit' } },
}

function printOf(kind: string, widthInches: number): DrawnPrint {
  const { surface, ...own } = must(kinds[kind], kind) as { readonly surface: Surface }
  const location = { positionName: 'spot', side: 'front', panel: 'front', face: 'outside' } as const
  return {
    decorationId: 'one',
    assetVersionId: 'two',
    surface,
    location: { ...location, centerU: 0, centerV: 0, planeAngle: 0, fromU: 0 },
    widthInches,
    heightInches: widthInches,
    inks: colors,
    form: { kind: 'art' },
    options: {},
    ...own,
  }
}

/** A print as a picture of so many pixels to the inch sees it, cloth around it as well: red, green, blue, cover. */
function seen(image: PrintImage, inches: number, perInch: number): number[] {
  const values: number[] = []
  const texels = image.width / inches / perInch
  for (let y = -0.1; y < inches + 0.1; y += 1 / perInch)
    for (let x = -0.1; x < inches + 0.1; x += 1 / perInch) {
      samplePrint(image, x / inches, y / inches, texels)
      // Even to the eye rather than in light.
      values.push(...Array.from(printSample, value => Math.sqrt(Math.max(0, value))))
    }
  return values
}

const means = (values: readonly number[]) =>
  [0, 1, 2, 3].map(c => {
    const own = values.filter((_, i) => i % 4 === c)
    return own.reduce((sum, value) => sum + value, 0) / own.length
  })

describe('a look for a tile differs from the whole one by its resolution alone (RD18)', () => {
  // Pixels of a tile's picture to the inch: of a chest, and of a whole back.
  const sizes = Object.keys(kinds).flatMap(kind =>
    kind.endsWith('tag') ? [[kind, 2.5, 40] as const] : [[kind, 2.5, 40] as const, [kind, 10, 16] as const],
  )
  test.each(sizes)('%s, %s in wide', (kind, inches, perInch) => {
    const print = printOf(kind, inches)
    const read = () => files[print.inks ? 'plates' : 'pixels']
    const whole = must(openPrintImages(1e8)(print, perInch, read), 'whole')
    const coarse = must(openPrintImages(1e8, { areCoarse: true })(print, perInch, read), 'coarse')
    const [large, small] = [seen(whole, inches, perInch), seen(coarse, inches, perInch)]
    const apart = large.map((value, i) => Math.abs(value - small[i]!))
    const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length
    expect(mean).toBeLessThan(0.02)
    // An edge is sharper, or falls a little elsewhere between two pixels.
    expect(apart.filter(value => value > 0.2).length / apart.length).toBeLessThan(0.03)
    const [of, than] = [means(large), means(small)]
    for (const [c, value] of of.entries()) expect(Math.abs(value - than[c]!)).toBeLessThan(0.01)
  })
})

test('a look for a tile is made of less: no finer than it is seen', () => {
  const print = printOf('flat ink', 2.5)
  const imageOf = openPrintImages(1e8, { areCoarse: true })
  const image = must(
    imageOf(print, 40, () => files.plates),
    'image',
  )
  expect(image.width).toBeLessThan(300)
  expect(imageOf(print, 40, () => undefined)).toBe(image)
})
