import { findProduct } from '@teamloom/catalog/products/index.ts'
import { type DecorationFacts, decorationFactsOf } from '@teamloom/design/decoration-facts.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import { eq, sql } from 'drizzle-orm'
import { designs, preorderItems } from '#api/db/tables.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'

const documentsOf = prepared('documents_of_items', tx =>
  tx
    .select({ id: designs.id, family: designs.family, product: designs.product, document: designs.document })
    .from(designs)
    .innerJoin(preorderItems, eq(preorderItems.designId, designs.id))
    .where(eq(preorderItems.preorderId, sql.placeholder('preorderId'))),
)

/** OR61: what is made on each design of a request, by the design's id. */
export async function loadDecorations(
  tx: Reader,
  preorderId: string,
): Promise<(designId: string) => DecorationFacts[]> {
  const rows = await documentsOf(tx).execute({ preorderId })
  const byId = new Map(
    rows.map(({ id, family, product: name, document }) => {
      const product = findProduct(family, name)
      const opened = product && openDocument(document, product)
      return [id, product && opened ? decorationFactsOf(opened, product) : []]
    }),
  )
  return designId => byId.get(designId) ?? []
}
