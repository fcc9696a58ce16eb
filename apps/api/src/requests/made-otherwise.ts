import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import { and, eq, sql } from 'drizzle-orm'
import { designs, preorderItems } from '#api/db/tables.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'
import type { ItemRow, LoadedRequest } from '#api/requests/load-requests.ts'

type MadeOtherwise = PreorderDetail['purchasedItems'][number]['madeOtherwise']

// Most are as they were asked for: their documents stay in the database.
const changedOf = prepared('designs_made_otherwise', tx =>
  tx
    .select({ id: designs.id, document: designs.document, asked: preorderItems.asked })
    .from(designs)
    .innerJoin(preorderItems, eq(preorderItems.designId, designs.id))
    .where(
      and(
        eq(designs.preorderId, sql.placeholder('preorderId')),
        sql`${designs.document} <> ${preorderItems.asked} -> 'document'`,
      ),
    ),
)

/** OR40: what an ordered design has otherwise than its customer asked for; null where it is the same, or staff added it. */
export async function findMadeOtherwise(
  tx: Reader,
  { preorder }: LoadedRequest,
  origin: string,
): Promise<(item: ItemRow) => MadeOtherwise> {
  const changed = await changedOf(tx).execute({ preorderId: preorder.id })
  const byId = new Map(changed.map(copy => [copy.id, copy]))
  return ({ designId, family, product: name }) => {
    const { document, asked } = byId.get(designId) ?? {}
    const product = findProduct(family, name)
    const was = product && asked && openDocument(asked.document, product)
    const is = was && openDocument(document, product)
    const differences = was && is ? differenceWords(was, is, product) : []
    if (!product || !asked || differences.length === 0) return null
    return { differences: [...differences], askedImages: pictureUrls(origin, asked.lookKey, product.sides) }
  }
}
