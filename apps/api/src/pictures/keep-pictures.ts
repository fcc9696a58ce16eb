import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { eq } from 'drizzle-orm'
import { designs, looks } from '#api/db/tables.ts'
import { houseAsks, pictureWidths, printWidth } from '#api/pictures/picture-studio.ts'
import type { Dependencies } from '#api/services.ts'

/** Draws every picture of an ordered design now: as files, no later bake of the product changes them. */
export async function keepPictures(
  { designId }: { readonly designId: string },
  { database, pictures }: Pick<Dependencies, 'database' | 'pictures'>,
): Promise<void> {
  const [ordered] = await database.read
    .select({
      key: designs.lookKey,
      family: designs.family,
      product: designs.product,
      drawn: looks.drawn,
    })
    .from(designs)
    .innerJoin(looks, eq(looks.key, designs.lookKey))
    .where(eq(designs.id, designId))
  const product = ordered && findProduct(ordered.family, ordered.product)
  if (!product) return
  for (const side of product.sides) {
    for (const width of [...pictureWidths, printWidth] as const) {
      await pictures.picture(ordered.key, async () => ordered.drawn as DrawnDesign, side, width, houseAsks)
    }
  }
}
