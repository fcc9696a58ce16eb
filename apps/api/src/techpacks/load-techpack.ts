import type { Techpack, TechpackRelease } from '@teamloom/contract/techpack-shape.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import type { TechpackContent } from '@teamloom/techpack/content.ts'
import { factsAbout } from '@teamloom/techpack/facts.ts'
import { orderTermKeys, orderTerms } from '@teamloom/techpack/order-terms.ts'
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { signLink } from '#api/assets/signed-links.ts'
import { techpackReleases, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'
import { contentNow, hashOf, wantedShipDate } from '#api/techpacks/build-content.ts'
import type { TechpackRow } from '#api/techpacks/find-techpack.ts'
import { loadKnown } from '#api/techpacks/load-known.ts'
import { type LastRelease, presentItem } from '#api/techpacks/present-item.ts'

/** How somebody looks at it. */
export type Viewing = {
  readonly now: Date
  readonly origin: string
  readonly body?: { readonly includeImagesUrl?: boolean | undefined }
}

export async function loadTechpack(
  tx: Reader,
  techpack: TechpackRow,
  { now, origin, body }: Viewing,
  { config }: Pick<Services, 'config'>,
): Promise<Techpack> {
  const { preorder } = techpack
  const releases = await loadReleases(tx, techpack.id)
  const [newest] = releases
  const last = newest && (await loadReleased(tx, newest))
  const known = await loadKnown(tx, techpack, origin)
  const { purchased, loaded: items, approvals } = known
  const hash = hashOf(contentNow(techpack, known, config))
  const withUrls = body?.includeImagesUrl !== false
  const link = (versionId: string, form: string) =>
    origin + signLink(`/api/v1/artwork/${versionId}/${form}`, now, config.sessionSecret)
  const approved = new Set(approvals.map(({ designId }) => designId))
  const techpackitems = items.flatMap(loaded => {
    const item = purchased.find(({ id }) => id === loaded.item.id)
    const view = { origin, withUrls, link, last }
    return item ? [presentItem(loaded, item, approved.has(item.design_id), view)] : []
  })
  return {
    id: techpack.id,
    revision: techpack.revision,
    project_number: preorder.projectNumber,
    project_name: techpack.projectName,
    customer_number: techpack.customerNumber,
    customer_name: techpack.customerName,
    order_id: techpack.orderId,
    preorder_id: preorder.id,
    preorder_number: preorder.number,
    order_type: techpack.orderId === null ? 'preorder' : 'order',
    wanted_ship_date: wantedShipDate(techpack, known.eventDate),
    ship_date_is_suggested: techpack.wantedShipDate === null,
    terms: orderTermKeys.map(key => ({ key, ...orderTerms[key], value: techpack.terms[key] ?? null })),
    version: newest?.number ?? 0,
    current_release: releases.find(release => release.hash === hash)?.number ?? null,
    changed_by: await loadChangedBy(tx, techpack),
    created_at: techpack.createdAt.toISOString(),
    currency: preorder.currency as Currency,
    prices: techpackitems.map(({ id, purchased_item }) => ({
      techpackItemId: id,
      pricing: purchased_item.pricing,
    })),
    techpackitems,
    approvals: approvals.map(({ designId: _, ...approval }) => approval),
    releases: releases.map(presentRelease),
  }
}

async function loadChangedBy(tx: Reader, { touched }: TechpackRow): Promise<Techpack['changed_by']> {
  const ids = [...new Set(Object.values(touched).map(({ userId }) => userId))]
  if (ids.length === 0) return []
  const people = await tx
    .select({ id: users.id, first_name: users.firstName, last_name: users.lastName })
    .from(users)
    .where(inArray(users.id, ids))
  return Object.entries(touched).flatMap(([field, { revision, userId }]) => {
    const user = people.find(({ id }) => id === userId)
    if (!user) return []
    const { first_name, last_name } = user
    return [{ field, revision, user_id: userId, user: { first_name, last_name } }]
  })
}

export type ReleaseRow = Omit<typeof techpackReleases.$inferSelect, 'content'> & {
  readonly firstName: string
  readonly lastName: string
}

// What it says of an order of sixty items are megabytes.
const { content: _, ...listed } = getTableColumns(techpackReleases)

/** The releases of a techpack without what they say; newest first. */
export function loadReleases(tx: Reader, techpackId: string): Promise<ReleaseRow[]> {
  return tx
    .select({ ...listed, firstName: users.firstName, lastName: users.lastName })
    .from(techpackReleases)
    .innerJoin(users, eq(users.id, techpackReleases.userId))
    .where(eq(techpackReleases.techpackId, techpackId))
    .orderBy(desc(techpackReleases.number), desc(techpackReleases.createdAt))
}

/** What one of them says. */
export async function loadReleased(
  tx: Reader,
  { id, number }: Pick<ReleaseRow, 'id' | 'number'>,
): Promise<LastRelease> {
  const [row] = await tx
    .select({ content: techpackReleases.content })
    .from(techpackReleases)
    .where(eq(techpackReleases.id, id))
  return contentOf({ number, content: must(row, 'release').content })
}

export function contentOf({
  number,
  content,
}: Pick<typeof techpackReleases.$inferSelect, 'number' | 'content'>): LastRelease {
  const said = content as TechpackContent
  return { number, about: factsAbout(said), items: said.items }
}

export function presentRelease(row: ReleaseRow): TechpackRelease {
  return {
    id: row.id,
    number: row.number,
    created_at: row.createdAt.toISOString(),
    user: { first_name: row.firstName, last_name: row.lastName },
    reason: row.reason,
    hash: row.hash,
    language: row.language as Locale,
    paper: row.paper as TechpackRelease['paper'],
    state: row.state,
    progress: row.progress,
    missing: [...row.missing],
  }
}
