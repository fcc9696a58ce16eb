import type { Product } from '@teamloom/catalog/definition.ts'
import { type DrawnPrint, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { feltLetters } from '@teamloom/design/testing/felt-letters.ts'
import { change, crest, fresh, id, sample } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { expect, test } from 'vitest'
import { composeSide } from './compose-side.ts'
import type { Picture } from './look.ts'
import { lookOfDesign } from './look-of-design.ts'
import { buildPrintImage } from './print-image.ts'
import { drawSide, perInch, pixelAt, plainLook } from './testing/draw-side.ts'

const product: Product = { ...sample, decorationTypes: [...sample.decorationTypes, feltLetters] }
const side = drawSide()

/** Artwork that is one square of one colour. */
const art = {
  kind: 'pixels',
  pixels: {
    rgba: Uint8Array.from({ length: 4 * 64 * 64 }, (_, i) => [150, 40, 40, 255][i % 4]!),
    width: 64,
    height: 64,
  },
} as const

function imageOf({ surface, form, options, widthInches, heightInches }: DrawnPrint) {
  const size = { widthInches, heightInches }
  const work = { art, inks: null, form, surface, options, density: 50, lampDegrees: 225, ...size }
  return buildPrintImage(techniques[surface.technique].make(work))
}

/** The crest three inches wide on the front, made in this way. */
function made(type: string): { readonly picture: Picture; readonly print: DrawnPrint } {
  const { assetId, assetVersionId } = crest
  const added = change(
    fresh,
    { action: 'addDecoration', type, decorationId: id(1), positionName: 'chest', assetId, assetVersionId },
    { context: { product } },
  )
  if (!added.ok) throw new Error(added.refusal.code)
  const sized = change(
    added.value,
    { action: 'setDecorationSize', decorationId: id(1), size: 'w3' },
    { context: { product } },
  )
  if (!sized.ok) throw new Error(sized.refusal.code)
  const drawn = drawnDesign(sized.value, product)
  const { prints } = lookOfDesign(drawn, imageOf)
  return { picture: composeSide(side, { ...plainLook, prints }), print: must(drawn.prints[0], 'print') }
}

/** How light the front is so many inches beside the print's middle and below its upper edge. */
function lightAt({ picture, print }: ReturnType<typeof made>, u: number, below: number): number {
  const v = print.location.centerV - print.heightInches / 2 + below
  const { hex } = pixelAt(
    picture,
    Math.round((print.location.centerU + u) * perInch + 80 - 0.5),
    Math.round(v * perInch + 10 - 0.5),
  )
  return [1, 3, 5].reduce((sum, from) => sum + Number.parseInt(hex.slice(from, from + 2), 16), 0)
}

test('a type that one file brings is composed as its surface says: felt stands up where ink lies flat (RD12)', () => {
  const felt = made('feltletters')
  const ink = made('screenprint')
  expect(felt.print.widthInches).toBe(3)
  // Its edge to the lamps is bright, the other dark.
  expect(lightAt(felt, -1.42, 0.5)).toBeGreaterThan(lightAt(felt, 0, 0.5))
  expect(lightAt(felt, 1.42, 0.5)).toBeLessThan(lightAt(felt, 0, 0.5))
  expect(lightAt(ink, -1.42, 0.5)).toBe(lightAt(ink, 1.42, 0.5))
  // Beside it lies its shadow; the ink throws none.
  expect(lightAt(felt, 1.6, 0.5)).toBeLessThan(lightAt(felt, 2.2, 0.5))
  expect(lightAt(ink, 1.6, 0.5)).toBe(lightAt(ink, 2.2, 0.5))
})
