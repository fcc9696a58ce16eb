import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import { eq } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import type { ItemRow, LoadedRequest } from '#api/orders/load-requests.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Tx } from '#api/platform/database/database.ts'

type MadeOtherwise = PreorderDetail['purchasedItems'][number]['madeOtherwise']

/** OR40: what an ordered design has otherwise than its customer asked for; null where it is the same, or staff added it. */
export async function findMadeOtherwise(
  tx: Tx,
  { preorder }: LoadedRequest,
  origin: string,
): Promise<(item: ItemRow) => MadeOtherwise> {
  const copies = await tx
    .select({ id: designs.id, document: designs.document })
    .from(designs)
    .where(eq(designs.preorderId, preorder.id))
  const documents = new Map(copies.map(({ id, document }) => [id, document]))
  return ({ designId, family, product: name, asked }) => {
    const product = findProduct(family, name)
    const was = product && asked && openDocument(asked.document, product)
    const is = product && openDocument(documents.get(designId), product)
    const differences = was && is ? differenceWords(was, is, product) : []
    if (!product || !asked || differences.length === 0) return null
    return { differences: [...differences], askedImages: pictureUrls(origin, asked.lookKey, product.sides) }
  }
}
