import { addUp, totalsOf } from '@teamloom/commerce/collection/collected-totals.ts'
import { progressOf } from '@teamloom/commerce/collection/collection-progress.ts'
import { asOffered, type House, type Offered } from '@teamloom/commerce/house/house.ts'
import { offeredSizes, totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { AnswerEntry, CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { loadAskedSlots } from '#api/collection/asked-slots.ts'
import type { CollectionRow } from '#api/collection/find-collection.ts'
import { loadKeptOfDesigns } from '#api/collection/kept-numbers.ts'
import { loadOrdered } from '#api/collection/load-ordered.ts'
import { cartItems, designs } from '#api/db/tables.ts'
import { restingColumns } from '#api/designs/kept-of-designs.ts'
import { loadOutlines, type Outline } from '#api/designs/outlines.ts'
import { written } from '#api/http/written.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages } from '#api/platform/slices.ts'
import { outlinedTermsOf } from '#api/pricing/price-terms.ts'

type About = {
  readonly userId: string
  readonly currency: Currency
  readonly origin: string
  readonly house: House
}

/**
 * The designs on the page, and those that have answers though they were taken off it: each is made as it is written.
 */
export async function loadCollectedDesigns(
  tx: Reader,
  { projectId }: CollectionRow,
  answers: readonly AnswerEntry[],
  about: About,
): Promise<{ readonly onPage: number; readonly shown: CollectedDesign[] }> {
  const rows = await selectInProject(tx, projectId, about.userId)
  const outlines = await loadOutlines(tx, rows)
  const ordered = await loadOrdered(tx, projectId)
  const keptOf = await loadKeptOfDesigns(
    tx,
    rows.flatMap(({ id }) => (outlines(id)?.slots.some(({ kind }) => kind === 'number') ? [id] : [])),
  )
  const byDesign = Map.groupBy(answers, ({ design_id }) => design_id)
  const shown = rows.flatMap(row => {
    const entries = byDesign.get(row.id) ?? []
    const known = outlines(row.id)
    if (!known || !(row.collectableSince || entries.length > 0)) return []
    return [{ row, entries, outline: asOffered(about.house, known) }]
  })
  const askedSlots = await loadAskedSlots(
    tx,
    shown.map(({ outline }) => outline),
  )
  return {
    onPage: shown.filter(({ row }) => row.collectableSince).length,
    shown: shown.map(({ row, entries, outline }) =>
      written(() =>
        JSON.stringify({
          ...present(row, entries, outline, ordered.get(row.id), about),
          ...askedSlots(outline),
          ...keptNumbers(row.id, outline, keptOf),
        }),
      ),
    ),
  }
}

function keptNumbers(
  designId: string,
  { slots }: Pick<Outline, 'slots'>,
  keptOf: Awaited<ReturnType<typeof loadKeptOfDesigns>>,
): Pick<CollectedDesign, 'keptNumbers'> {
  const kept = slots.flatMap(({ id, kind }) => (kind === 'number' ? keptOf(designId, id) : []))
  return kept.length > 0 ? { keptNumbers: [...new Set(kept)].toSorted() } : {}
}

function present(
  row: InProject,
  entries: readonly AnswerEntry[],
  outline: Offered<Outline>,
  ordered: CollectedDesign['ordered'] | undefined,
  { currency, origin }: About,
): CollectedDesign {
  const { product } = outline
  const offered = offeredSizes(product)
  const totals = totalsOf(
    entries,
    offered.map(({ name }) => name),
  )
  const total = totals.reduce((sum, { qty }) => sum + qty, 0)
  const progress = progressOf(outlinedTermsOf(outline), total, currency)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    product: {
      name: product.product.name,
      version: product.product.version,
      label: product.product.label,
      soldAs: product.soldAs,
    },
    images: pictureUrls(origin, row.lookKey, product.sides),
    decoratedSides: [...outline.decoratedSides],
    collectable_since: row.collectableSince?.toISOString() ?? null,
    sizes: totals.map((size, at) => ({ ...size, displayLabel: offered[at]!.displayLabel })),
    total,
    progress: { ...progress, marks: [...progress.marks] },
    minQtyPerSize: product.pricing.minQtyPerSize,
    ordered: ordered ?? null,
    inCart: row.cart ? totalQuantity(row.cart) : null,
    inCartAdded: row.cart
      ? totalQuantity(addUp({ sizes: row.cart, taken: row.taken?.sizes ?? [] }, totals))
      : null,
  }
}

type InProject = Awaited<ReturnType<typeof selectInProject>>[number]

/** The project's designs with what the person has of them in the cart; first those on the page. */
async function selectInProject(tx: Reader, projectId: string, userId: string) {
  const isInProject = and(eq(designs.projectId, projectId), isNull(designs.deletedAt))
  const order = [sql`${designs.collectableSince} asc nulls last`, asc(designs.createdAt), asc(designs.id)]
  const ids = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(isInProject)
    .orderBy(...order)
  return inPages(ids, page =>
    tx
      .select({
        ...restingColumns,
        name: designs.name,
        description: designs.description,
        collectableSince: designs.collectableSince,
        cart: cartItems.sizes,
        taken: cartItems.collected,
      })
      .from(designs)
      .leftJoin(cartItems, and(eq(cartItems.designId, designs.id), eq(cartItems.userId, userId)))
      .where(and(isOneOf(designs.id, page), isInProject))
      .orderBy(...order),
  )
}
