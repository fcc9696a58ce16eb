import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import { describeProduct } from '@teamloom/contract/describe-product.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { purchasedDesignCalls } from '@teamloom/contract/purchased-designs.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq } from 'drizzle-orm'
import { designs, preorderItems, preorders, teams } from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import { presentState } from '#api/designs/present-state.ts'
import { reads } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages } from '#api/platform/slices.ts'
import { findCustomerDesign } from '#api/requests/find-customer-design.ts'
import { listDesignsOf } from '#api/requests/list-designs-of.ts'
import { findDetail } from '#api/requests/present-detail.ts'

const searchDesign = reads(deskCalls.searchDesign, async ({ body, origin, now }, tx, { house }) => {
  const found = await findCustomerDesign(tx, body.designId, body.userId)
  if (!found.ok) return found
  const { row, about } = found.value
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  return ok({
    design: { id: row.id, name: row.name, projectName: about.projectName, team_id: about.teamId },
    designState: presentState(row, opened, origin),
    productDefinition: describeProduct((await house.at(tx, now)).offered(opened.product), true),
  })
})

const listCustomerDesigns = reads(deskCalls.customerDesigns, async ({ params, origin }, tx) => {
  const [request] = await tx
    .select({ userId: preorders.userId })
    .from(preorders)
    .where(eq(preorders.id, params.preorderId))
  if (!request) return refuse('preorder_not_found')
  return ok(await listDesignsOf(tx, request.userId, origin))
})

/** What a purchased design tells of itself. */
const columns = {
  id: designs.id,
  name: designs.name,
  family: designs.family,
  product: designs.product,
  revision: designs.revision,
  lookKey: designs.lookKey,
  preorderId: preorderItems.preorderId,
  originalDesignId: preorderItems.originalDesignId,
  designName: preorderItems.designName,
  teamId: preorderItems.teamId,
}

type PurchasedRow = Pick<
  typeof designs.$inferSelect,
  'id' | 'name' | 'family' | 'product' | 'revision' | 'lookKey'
> &
  Pick<typeof preorderItems.$inferSelect, 'preorderId' | 'originalDesignId' | 'designName' | 'teamId'>

function present(row: PurchasedRow, origin: string) {
  const sides = findProduct(row.family, row.product)?.sides ?? ['front']
  return {
    id: row.id,
    name: row.name,
    preorder_id: row.preorderId,
    revision: row.revision,
    original_design_id: row.originalDesignId,
    original_design_name: row.designName,
    original_team_id: row.teamId,
    images: pictureUrls(origin, row.lookKey, sides),
  }
}

const listPurchasedDesigns = reads(purchasedDesignCalls.list, async ({ actor, origin }, tx) => {
  const newestFirst = [desc(preorders.createdAt), desc(preorderItems.position)]
  const ids = await tx
    .select({ id: preorderItems.id })
    .from(preorderItems)
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(eq(preorders.userId, actor.id))
    .orderBy(...newestFirst)
  const rows = await inPages(ids, page =>
    tx
      .select(columns)
      .from(preorderItems)
      .innerJoin(designs, eq(designs.id, preorderItems.designId))
      .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
      .where(isOneOf(preorderItems.id, page))
      .orderBy(...newestFirst),
  )
  return ok(rows.map(row => present(row, origin)))
})

const readPurchasedDesign = reads(purchasedDesignCalls.read, async ({ params, origin }, tx) => {
  const [row] = await tx
    .select({
      ...columns,
      document: designs.document,
      updatedAt: designs.updatedAt,
      terms: preorderItems.terms,
      sizes: preorderItems.sizes,
      setPrices: preorderItems.setPrices,
      currency: preorders.currency,
    })
    .from(preorderItems)
    .innerJoin(designs, eq(designs.id, preorderItems.designId))
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(eq(designs.id, params.id))
  if (!row) return refuse('designIdDoesntExist')
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  const design = present(row, origin)
  const { original_design_id, original_design_name, original_team_id } = design
  return ok({
    design,
    designState: presentState(row, opened, origin),
    productDefinition: describeProduct(opened.product, true),
    original_design_id,
    original_design_name,
    original_team_id,
    original_team_colors: await loadColors(tx, original_team_id),
    priced: {
      ...pricedBy(row.terms as Pick<Priced, 'pricing' | 'sizeNames'>),
      qty: row.sizes.reduce((sum, { qty }) => sum + qty, 0),
      currency: row.currency as Currency,
      setPrice: row.setPrices[row.currency as Currency] ?? null,
    },
  })
})

const pricedBy = ({ pricing, sizeNames }: Pick<Priced, 'pricing' | 'sizeNames'>) => ({ pricing, sizeNames })

type Priced = DataOf<typeof purchasedDesignCalls.read>['priced']

/** AC43: of a design's team, for a call that is staff's; none of a team that is no more. */
async function loadColors(tx: Reader, teamId: string): Promise<string[]> {
  const [team] = await tx.select({ colors: teams.colors }).from(teams).where(eq(teams.id, teamId))
  return team?.colors ?? []
}

/** What the studio tells once it has changed a design: the change has written its history itself. */
const syncDesign = reads(deskCalls.sync, async ({ body, origin }, tx, { config }) => {
  const detail = await findDetail(tx, body.preorderId, origin, config)
  if (!detail) return refuse('preorder_not_found')
  const designId = body.event.designId ?? body.event.data?.designId
  const [copy] = designId
    ? await tx
        .select({ id: designs.id })
        .from(designs)
        .where(and(eq(designs.id, designId), eq(designs.preorderId, body.preorderId)))
    : []
  return copy ? ok(detail) : refuse('designIdDoesntExist')
})

export const customerDesignHandlers = [
  searchDesign,
  listCustomerDesigns,
  listPurchasedDesigns,
  readPurchasedDesign,
  syncDesign,
]
