import { findProduct } from '@teamloom/catalog/products/index.ts'
import { selectTeamDesigns } from '#api/designs/load-design.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** The designs that a customer can open, newest first, to choose one. */
export async function listDesignsOf(tx: Tx, userId: string, origin: string) {
  const rows = await selectTeamDesigns(tx, userId).limit(500)
  return rows.flatMap(row => {
    const product = findProduct(row.family, row.product)
    if (!product) return []
    return [
      {
        id: row.id,
        name: row.name,
        projectName: row.projectName ?? '',
        product: { name: row.product, label: product.product.label },
        images: pictureUrls(origin, row.lookKey, product.sides),
      },
    ]
  })
}
