import { addUp, totalsOf } from '@teamloom/commerce/collection/collected-totals.ts'
import { progressOf } from '@teamloom/commerce/collection/collection-progress.ts'
import { isCollectionOpen } from '@teamloom/commerce/collection/open-collection.ts'
import { offeredSizes, totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { AnswerEntry, CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { type CollectionRow, findCollection, isCounted } from '#api/collection/find-collection.ts'
import { loadOrdered } from '#api/collection/load-ordered.ts'
import { loadRoster } from '#api/collection/load-roster.ts'
import { projectPictures } from '#api/collection/project-pictures.ts'
import { cartItems, collectionEntries, collectionPeople, designs, projects } from '#api/db/tables.ts'
import { restingColumns } from '#api/designs/kept-of-designs.ts'
import { loadOutlines } from '#api/designs/outlines.ts'
import { reads } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { inPages, inSlices } from '#api/platform/slices.ts'
import { outlinedTermsOf } from '#api/pricing/price-terms.ts'

export const readCollection = reads(
  collectionCalls.read,
  async ({ actor, params, now, origin }, tx, { config }) => {
    const row = await findOwnCollection(tx, params.projectId, actor.id)
    if (!row) return refuse('project_not_found')
    const answers = await loadAnswers(tx, row.projectId)
    const shown = await loadDesigns(tx, row, answers, { ...actor, userId: actor.id, origin })
    const picture = (versionId: string | null) =>
      versionId ? projectPictures.url(origin, versionId, config.sessionSecret) : null
    return ok({
      project: {
        id: row.projectId,
        name: row.name,
        team_id: row.teamId,
        teamName: row.teamName,
        token: row.token,
        iconUrl: picture(row.iconVersionId),
        coverUrl: picture(row.coverVersionId),
      },
      settings: {
        isOpen: isCollectionOpen(row, shown.filter(each => each.collectable_since).length, now),
        isSwitchedOn: isCollectionOpen(row, 1, now),
        closesAt: row.closesAt?.toISOString() ?? null,
        timeZone: row.timeZone,
        message: row.message,
        language: row.language,
        showAnswered: row.showAnswered,
      },
      currency: actor.currency,
      designs: shown,
      answers,
      roster: await loadRoster(tx, row.projectId),
    })
  },
)

/** One of a project of the person's teams. */
export function findOwnCollection(
  tx: Tx,
  projectId: string,
  userId: string,
): Promise<CollectionRow | undefined> {
  return findCollection(tx, and(eq(projects.id, projectId), isOpenTeam(projects.teamId, userId))!)
}

/** Newest first; of designs that are still in the project. */
export async function loadAnswers(tx: Tx, projectId: string): Promise<AnswerEntry[]> {
  const newestFirst = [desc(collectionEntries.createdAt), desc(collectionEntries.id)]
  const ids = await tx
    .select({ id: collectionEntries.id })
    .from(collectionEntries)
    .innerJoin(designs, isCounted)
    .where(eq(collectionEntries.projectId, projectId))
    .orderBy(...newestFirst)
  return inPages(ids, async page => {
    const rows = await tx
      .select({ ...answerColumns })
      .from(collectionEntries)
      .innerJoin(designs, isCounted)
      .leftJoin(collectionPeople, eq(collectionPeople.id, collectionEntries.personId))
      .where(isOneOf(collectionEntries.id, page))
      .orderBy(...newestFirst)
    return rows.map(presentEntry)
  })
}

export const answerColumns = {
  id: collectionEntries.id,
  email: collectionPeople.email,
  firstName: collectionEntries.firstName,
  lastName: collectionEntries.lastName,
  designId: collectionEntries.designId,
  size: collectionEntries.size,
  quantity: collectionEntries.quantity,
  createdAt: collectionEntries.createdAt,
  note: collectionEntries.note,
} as const

type AnswerRow = Pick<
  typeof collectionEntries.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'designId' | 'size' | 'quantity' | 'createdAt' | 'note'
> & { readonly email: string | null }

export function presentEntry(row: AnswerRow): AnswerEntry {
  return {
    id: row.id,
    email: row.email ?? '',
    first_name: row.firstName,
    last_name: row.lastName,
    design_id: row.designId,
    size: row.size,
    quantity: row.quantity,
    created_at: row.createdAt.toISOString(),
    note: row.note,
  }
}

/** Those on the page, and those that have answers though they were taken off it. */
async function loadDesigns(
  tx: Tx,
  { projectId }: CollectionRow,
  answers: readonly AnswerEntry[],
  {
    userId,
    currency,
    origin,
  }: { readonly userId: string; readonly currency: Currency; readonly origin: string },
): Promise<CollectedDesign[]> {
  const rows = await selectInProject(tx, projectId, userId)
  const outlines = await loadOutlines(tx, rows)
  const ordered = await loadOrdered(tx, projectId)
  const byDesign = Map.groupBy(answers, ({ design_id }) => design_id)
  const shown = await inSlices(rows, row => {
    const entries = byDesign.get(row.id) ?? []
    const outline = outlines(row.id)
    if (!outline || (!row.collectableSince && entries.length === 0)) return []
    const { product } = outline
    const offered = offeredSizes(product)
    const totals = totalsOf(
      entries,
      offered.map(({ name }) => name),
    )
    const total = totals.reduce((sum, { qty }) => sum + qty, 0)
    const progress = progressOf(outlinedTermsOf(outline), total, currency)
    return [
      {
        id: row.id,
        name: row.name,
        description: row.description,
        product: {
          name: product.product.name,
          version: product.product.version,
          label: product.product.label,
        },
        images: pictureUrls(origin, row.lookKey, product.sides),
        decoratedSides: [...outline.decoratedSides],
        collectable_since: row.collectableSince?.toISOString() ?? null,
        sizes: totals.map((size, at) => ({ ...size, displayLabel: offered[at]!.displayLabel })),
        total,
        progress: { ...progress, marks: [...progress.marks] },
        minQtyPerSize: product.pricing.minQtyPerSize,
        ordered: ordered.get(row.id)?.map(size => ({ ...size })) ?? null,
        inCart: row.cart ? totalQuantity(row.cart) : null,
        inCartAdded: row.cart
          ? totalQuantity(addUp({ sizes: row.cart, taken: row.taken?.sizes ?? [] }, totals))
          : null,
      },
    ]
  })
  return shown.flat()
}

/** The project's designs with what the person has of them in the cart; first those on the page. */
async function selectInProject(tx: Tx, projectId: string, userId: string) {
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
