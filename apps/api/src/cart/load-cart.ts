import { newSince, totalsOf } from '@teamloom/commerce/collection/collected-totals.ts'
import { asOffered, type House, type Offered } from '@teamloom/commerce/house/house.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { usualQuantity } from '@teamloom/commerce/pricing/planned-quantity.ts'
import type { ItemPricing } from '@teamloom/commerce/pricing/price-item.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { CartItem, ClaimedNumber } from '@teamloom/contract/cart.ts'
import { decoratedSides } from '@teamloom/design/decorated-sides.ts'
import { openChecksOf } from '@teamloom/design/open-checks.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { existingDesign, isDesignOpenToPerson } from '#api/access/open-designs.ts'
import { type CollectedAnswer, loadCollected } from '#api/cart/load-collected.ts'
import { newestInCart } from '#api/cart/newest-in-cart.ts'
import { findLongNamesIn, writeLines } from '#api/cart/present-lines.ts'
import { priceOffered } from '#api/cart/price-items.ts'
import { cartItems, collectionEntries, designs, projects, teams } from '#api/db/tables.ts'
import { type OpenedDesign, openResting } from '#api/designs/load-design.ts'
import { recipesOfDesign } from '#api/designs/name-places.ts'
import { presentState } from '#api/designs/present-state.ts'
import { written } from '#api/http/written.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'
import { inPages, inSlices } from '#api/platform/slices.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'
import { toAnswer } from '#api/pricing/pricing-answer.ts'
import { type DesignStanding, loadStandings, presentStanding } from '#api/review/approval/load-standings.ts'

const userId = sql.placeholder('userId')

/** Lists are read where words of the design may be each person's own: others may be as long, and nobody is told of them. */
const mayHaveSlots = sql`jsonb_path_exists(${designs.document}, '$.decorations[*].personal')`

export const linesOfSlots = (lines: SQLWrapper) =>
  sql<readonly Line[] | null>`case when ${mayHaveSlots} then ${lines} end`

const wordsHash = sql<string | null>`case when ${mayHaveSlots} then ${cartItems.wordsHash} end`

export const cartColumns = {
  itemId: cartItems.id,
  sizes: cartItems.sizes,
  worded: cartItems.worded,
  lines: linesOfSlots(cartItems.lines),
  wordsHash,
  collected: cartItems.collected,
  id: designs.id,
  name: designs.name,
  projectId: designs.projectId,
  projectName: projects.name,
  teamId: projects.teamId,
  sport: teams.sport,
  recipes: recipesOfDesign,
  family: designs.family,
  product: designs.product,
  document: designs.document,
  revision: designs.revision,
  lookKey: designs.lookKey,
  quantity: designs.quantity,
  updatedAt: designs.updatedAt,
  isOpen: sql<boolean>`(${existingDesign} and ${isDesignOpenToPerson(userId)})`,
  isCollected: sql<boolean>`exists (select 1 from ${collectionEntries}
    where ${collectionEntries.designId} = ${designs.id} and ${collectionEntries.projectId} = ${designs.projectId})`,
}

const cartOf = prepared('cart_of', tx =>
  tx
    .select(cartColumns)
    .from(cartItems)
    .innerJoin(designs, eq(designs.id, cartItems.designId))
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .leftJoin(teams, eq(teams.id, projects.teamId))
    .where(and(eq(cartItems.userId, userId), sql`${cartItems.id} = any(${sql.placeholder('only')}::uuid[])`))
    .orderBy(...newestInCart),
)

const cartIdsOf = prepared('cart_ids_of', tx =>
  tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(...newestInCart),
)

/** What the cart's revision is made of. */
const revisedRowsOf = prepared('revised_cart_rows_of', tx =>
  tx
    .select({
      itemId: cartItems.id,
      family: designs.family,
      product: designs.product,
      sizes: cartItems.sizes,
      wordsHash,
    })
    .from(cartItems)
    .innerJoin(designs, eq(designs.id, cartItems.designId))
    .where(eq(cartItems.userId, userId)),
)

export function loadRevisedRows(tx: Reader, userId: string) {
  return revisedRowsOf(tx).execute({ userId })
}

const itemsInPage = 50

export type CartRow = Awaited<ReturnType<typeof loadCartRows>>[number]

/** The person's items with their designs, newest first; those that they can no longer open, too. */
export async function loadCartRows(tx: Reader, userId: string, only?: readonly string[]) {
  const ids = only ?? (await cartIdsOf(tx).execute({ userId })).map(({ id }) => id)
  return inPages(ids, page => cartOf(tx).execute({ userId, only: page }), itemsInPage)
}

/** In which currency, at which address, and at whose prices it is shown. */
export type ShownCart = { readonly currency: Currency; readonly origin: string; readonly house: House }

/** The person's cart, newest first; a design that they can no longer open, or that is outdated, is not in it. */
export async function loadCart(
  tx: Reader,
  userId: string,
  about: ShownCart,
  only?: readonly string[],
): Promise<CartItem[]> {
  return presentCart(tx, await loadCartRows(tx, userId, only), about)
}

/** What others have said to it. */
type AboutItem = {
  readonly collected: readonly CollectedAnswer[]
  readonly standing: DesignStanding | undefined
}

type Listed = { readonly revision: number; readonly claimed: readonly ClaimedNumber[] }

/** Each item is made as it is written. `listed`: with its list, also where no words of it are anybody's own. */
export async function presentCart(
  tx: Reader,
  rows: readonly CartRow[],
  { currency, origin, house }: ShownCart,
  listed?: Listed,
): Promise<CartItem[]> {
  const asked = rows.flatMap(({ id, isCollected }) => (isCollected ? [id] : []))
  const collected = asked.length > 0 ? await loadCollected(tx, asked) : new Map<string, never>()
  const items = await openItems(rows, currency, house)
  const standings = await loadStandings(
    tx,
    items.map(({ row }) => row),
  )
  return items.map(item => {
    const about = { collected: collected.get(item.row.id) ?? [], standing: standings.get(item.row.id) }
    return written(() => writeItem(item, about, origin, listed))
  })
}

/** Its list comes last, line by line. */
function* writeItem(
  item: OpenItem,
  about: AboutItem,
  origin: string,
  listed: Listed | undefined,
): Generator<string> {
  const { row, opened } = item
  const slots = row.lines ? slotsOf(opened.document) : []
  const shown = presentItem(item, about, origin)
  if (slots.length === 0 && !listed) return yield JSON.stringify(shown)
  const { sport, recipes } = row
  const { product, document } = opened
  const named = { lines: row.lines ?? [], slots, product, recipes, decorations: document.decorations }
  const longNames = yield* emptyBetween(findLongNamesIn(named))
  yield `${JSON.stringify({ ...shown, sport, longNames, ...listed }).slice(0, -1)},"lines":`
  const list = { lines: named.lines, slots, product, sport, longNames }
  yield* writeLines(list, slots.length > 0 ? about.collected : [])
  yield '}'
}

/** Others may have their turns between these. */
function* emptyBetween<Found>(steps: Generator<undefined, Found>): Generator<string, Found> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    yield ''
  }
}

/** An item as it is told, without its list. */
function presentItem(
  { row, opened, sizes, pricing }: OpenItem,
  { collected, standing }: AboutItem,
  origin: string,
): CartItem {
  const collectedSizes = collected.map(({ id: _, ...answer }) => answer)
  return {
    id: row.itemId,
    design_id: row.id,
    designName: row.name,
    projectId: row.projectId,
    projectName: row.projectName ?? '',
    designState: presentState(row, opened, origin),
    decoratedSides: decoratedSides(opened.document, opened.product),
    sizes: sizes.map(size => ({ ...size })),
    quantity: row.quantity ?? usualQuantity,
    pricing: toAnswer(pricing),
    collectedSizes,
    collected: presentCollected(row, collectedSizes, sizes),
    openChecks: openChecksOf(opened.document, opened.product),
    approval: standing ? presentApproval(standing) : null,
  }
}

/** RV20: whose yes is missing, and whether the order waits for it. */
function presentApproval(standing: DesignStanding): CartItem['approval'] {
  const { until, blocks } = standing.approval.row
  return { ...presentStanding(standing), until: until?.toISOString() ?? null, blocks }
}

type OpenItem = {
  readonly row: CartRow & { readonly projectId: string }
  readonly opened: Offered<OpenedDesign>
  readonly sizes: readonly SizeQuantity[]
  readonly pricing: ItemPricing
}

async function openItems(rows: readonly CartRow[], currency: Currency, house: House): Promise<OpenItem[]> {
  const opened = await inSlices<CartRow, OpenItem[]>(rows, row => {
    const { projectId } = row
    const built = row.isOpen && projectId !== null ? openResting(row) : undefined
    if (!built || projectId === null) return []
    const opened = asOffered(house, built)
    const price = priceOffered(row, opened.product, priceTermsOf(opened), currency)
    return price ? [{ row: { ...row, projectId }, opened, ...price }] : []
  })
  return opened.flat()
}

/** SC6: what has come or gone since the quantities were taken over. */
function presentCollected(
  { collected }: Pick<CartRow, 'collected'>,
  entries: CartItem['collectedSizes'],
  sizes: readonly SizeQuantity[],
): CartItem['collected'] {
  if (!collected) return null
  const totals = totalsOf(
    entries,
    sizes.map(({ name }) => name),
  )
  return { takenAt: collected.takenAt, newSizes: newSince(totals, collected.sizes) }
}
