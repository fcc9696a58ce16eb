import zlib from 'node:zlib'
import { packArt } from '@teamloom/artwork/art-file.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { context, crest, id } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import type { PictureTask } from '#api/pictures/picture-studio.ts'
import draw from '#api/pictures/picture-worker.ts'

const product = must(findProduct('shirt', 'tshirt'), 'shirt')
const [width, height] = [60, 60]
const art = packArt({
  kind: 'pixels',
  pixels: { width, height, rgba: new Uint8Array(4 * width * height).fill(255) },
})

/** The shirt with a crest on a chest, and one on its back in this width. */
function shirtWith(widthInches: number) {
  let document = createDocument(product)
  for (const [at, positionName] of ['centerChest', 'upperBack'].entries()) {
    const { assetId, assetVersionId } = crest
    const change = {
      action: 'addDecoration',
      type: 'detailedprint',
      decorationId: id(50 + at),
      positionName,
      assetId,
      assetVersionId,
    } as const
    const made = applyChange(document, change, { ...context, product }, { next: at + 1 })
    if (!made.ok) throw new Error(made.refusal.code)
    document = made.value
  }
  const drawn = drawnDesign(document, product)
  const [chest, back] = [must(drawn.prints[0], 'chest'), must(drawn.prints[1], 'back')]
  return { ...drawn, prints: [chest, { ...back, widthInches, heightInches: widthInches }] }
}

const pictureOf = (widthInches: number, side: 'front' | 'back', isForWorkshop = false) => {
  const drawn = shirtWith(widthInches)
  const arts = drawn.prints.map(() => zlib.gzipSync(art))
  const task: PictureTask = { drawn, side, widths: isForWorkshop ? [2400] : [300, 600], isForWorkshop, arts }
  return draw(task)
}

test('of designs that differ on another side alone a side is drawn once, each other side and form anew', async () => {
  const front = await pictureOf(4, 'front')
  expect(await pictureOf(6, 'front')).toBe(front)
  expect(await pictureOf(6, 'back')).not.toEqual(await pictureOf(4, 'back'))
  expect((await pictureOf(4, 'front', true)).map(({ byteLength }) => byteLength)).not.toEqual(
    front.map(({ byteLength }) => byteLength),
  )
})
