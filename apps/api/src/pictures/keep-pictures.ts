import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { eq } from 'drizzle-orm'
import { looks, preorderItems } from '#api/db/tables.ts'
import { pictureWidths } from '#api/pictures/picture-studio.ts'
import type { Dependencies } from '#api/services.ts'

/** Draws every picture of an ordered design now: as files, no later bake of the product changes them. */
export async function keepPictures(
  { purchasedItemId }: { readonly purchasedItemId: string },
  { database, pictures }: Pick<Dependencies, 'database' | 'pictures'>,
): Promise<void> {
  const [item] = await database.read
    .select({
      key: preorderItems.lookKey,
      family: preorderItems.family,
      product: preorderItems.product,
      drawn: looks.drawn,
    })
    .from(preorderItems)
    .innerJoin(looks, eq(looks.key, preorderItems.lookKey))
    .where(eq(preorderItems.id, purchasedItemId))
  const product = item && findProduct(item.family, item.product)
  if (!product) return
  for (const side of product.sides) {
    for (const width of pictureWidths) {
      await pictures.picture(item.key, async () => item.drawn as DrawnDesign, side, width)
    }
  }
}
