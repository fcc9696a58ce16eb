import { bakeSource } from '@teamloom/api/pictures/bake-files.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { openGarmentStore } from '@teamloom/garment/garment-store.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { must } from '@teamloom/kit/assert.ts'

/** A new hoodie, and the bakes that one of its sides draws. */
export async function openHoodie(name: Side): Promise<{ product: Product; side: DecodedSide; look: Look }> {
  const product = must(
    products.find(one => one.product.name === 'hoodie'),
    'hoodie',
  )
  const drawn = drawnDesign(createDocument(product), product)
  const garments = openGarmentStore(bakeSource, { mostSides: 1, mostBakeBytes: 60_000_000 })
  return {
    product,
    side: await garments.openSide('hoodie', name, drawn.styles),
    look: lookOfDesign(drawn, () => undefined),
  }
}
