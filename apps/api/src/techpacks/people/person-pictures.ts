import { randomUUID } from 'node:crypto'
import { type Side, sides } from '@teamloom/bakes/side.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { sizeBandOf } from '@teamloom/catalog/size-band.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { openWardrobe } from '@teamloom/design/dress-person.ts'
import { slotOf } from '@teamloom/design/slots.ts'
import type { OrderedLine } from '@teamloom/techpack/people/ordered-line.ts'
import sharp from 'sharp'
import { recipeOf } from '#api/assets/recipe-of.ts'
import { lettersPerInch } from '#api/pictures/letters-per-inch.ts'
import { houseAsks } from '#api/pictures/picture-studio.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import { someAtOnce } from '#api/platform/some-at-once.ts'
import type { Dependencies } from '#api/services.ts'
import type { MadeFile } from '#api/techpacks/made-file.ts'
import { pixelLetterer } from '#api/techpacks/people/letterers.ts'

type House = Pick<Dependencies, 'database' | 'artwork' | 'pictures'>

/** More are left to the table: a page has thirty-two. */
const mostPictures = 640
/** One drawn while the next is lettered; more would keep others waiting. */
const atOnce = 2

/** TP49: each line's garment from where most of its words are seen, for the contact sheet; `at`: the item's place. */
export async function drawPersonPictures(
  garment: { readonly document: DesignDocument; readonly product: Product },
  lines: readonly OrderedLine[],
  at: number,
  { database, artwork, pictures }: House,
  onLine: () => Promise<unknown>,
): Promise<MadeFile[]> {
  const { document, product } = garment
  const side = sideOfWords(document, product)
  if (lines.length === 0 || !side) return []
  const sample = drawnDesign(document, product)
  const dress = openWardrobe({
    ...garment,
    drawn: sample,
    people: lines,
    recipeOf: id => recipeOf(database.read, id),
    letterer: pixelLetterer(artwork, lettersPerInch(sample, document)),
    newId: randomUUID,
  })
  const drawn = new Map<string, Promise<Uint8Array | undefined>>()
  const draw = async (line: OrderedLine) => {
    const dressed = await dress(line)
    const picture = await pictures.personal(dressed.drawn, dressed.arts, side, 300, houseAsks)
    return picture && sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()
  }
  const files = await someAtOnce(lines.slice(0, mostPictures), atOnce, async (line, i) => {
    // The same words look alike on all sizes of a band.
    const size = product.sizes.find(({ name }) => name === line.size)
    const key = JSON.stringify([size ? sizeBandOf(size) : null, line.words])
    const picture = drawn.get(key) ?? unlessOutage(draw(line))
    drawn.set(key, picture)
    const bytes = await picture
    await onLine()
    return bytes
      ? [{ name: `${at}-person-${i}.jpg`, role: 'personPicture', of: line.id, bytes } satisfies MadeFile]
      : []
  })
  return files.flat()
}

/** From where most places of words are seen; of as many the one of the first. */
function sideOfWords(document: DesignDocument, product: Product): Side | undefined {
  const counts = new Map<Side, number>()
  for (const { decorationId, location } of drawnDesign(document, product).prints) {
    const side = sides.find(known => known === location.side)
    if (side && slotOf(document, decorationId)) counts.set(side, (counts.get(side) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
