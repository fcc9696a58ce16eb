import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { designSnapshots, designVersions, preorders, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** What the timeline of a design is read from. */

/** A version tells of no more changes than this. */
const mostChanges = 100

export type Place = { readonly revision: number; readonly createdAt: Date; readonly id: string }

export async function findPlace(tx: Reader, designId: string, versionId: string): Promise<Place | undefined> {
  const [version] = await tx
    .select({ revision: designVersions.revision, createdAt: designVersions.createdAt, id: designVersions.id })
    .from(designVersions)
    .where(and(eq(designVersions.designId, designId), eq(designVersions.id, versionId)))
  return version
}

/** How many pieces of the design, or of its copies, a request asks for now. */
const piecesIn = (preorderId: SQL | typeof designVersions.preorderId, designId: string) =>
  sql<number>`(select coalesce(sum((size ->> 'qty')::int), 0)::int from preorder_items as item, jsonb_array_elements(item.sizes) as size
    where item.preorder_id = ${preorderId} and ${designId}::uuid in (item.original_design_id, item.design_id))`

/** Newest first, from `after` on. */
export function selectVersions(tx: Reader, designId: string, after: Place | undefined, limit: number) {
  const { revision, createdAt, id } = designVersions
  const isOlder =
    after &&
    or(
      lt(revision, after.revision),
      and(
        eq(revision, after.revision),
        sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
  return tx
    .select({
      id,
      revision,
      createdAt,
      name: designVersions.name,
      reason: designVersions.reason,
      userId: designVersions.userId,
      userName: users.firstName,
      lookKey: designVersions.lookKey,
      preorderId: designVersions.preorderId,
      preorderNumber: preorders.number,
      pieces: piecesIn(designVersions.preorderId, designId),
      document: designSnapshots.document,
    })
    .from(designVersions)
    .innerJoin(
      designSnapshots,
      and(eq(designSnapshots.designId, designVersions.designId), eq(designSnapshots.revision, revision)),
    )
    .leftJoin(users, eq(users.id, designVersions.userId))
    .leftJoin(preorders, eq(preorders.id, designVersions.preorderId))
    .where(and(eq(designVersions.designId, designId), isOlder))
    .orderBy(desc(revision), desc(createdAt), desc(id))
    .limit(limit)
}

/** Who made a design, and the request that it is a copy for. */
export async function findOrigin(
  tx: Reader,
  { id, makerId, preorderId }: { id: string; makerId: string | null; preorderId: string | null },
) {
  const [maker] =
    makerId === null
      ? []
      : await tx.select({ userId: users.id, name: users.firstName }).from(users).where(eq(users.id, makerId))
  const [order] =
    preorderId === null
      ? []
      : await tx
          .select({
            id: preorders.id,
            number: preorders.number,
            pieces: piecesIn(sql`${preorderId}::uuid`, id),
          })
          .from(preorders)
          .where(eq(preorders.id, preorderId))
  return { user: maker ?? null, order: order ?? null }
}

type Person = { readonly userId: string; readonly name: string }
/** After one revision, up to another. */
type Span = { readonly after: number; readonly upTo: number }

const madeIn = (designId: string, { after, upTo }: Span) =>
  sql`select revision, user_id from design_changes
    where design_id = ${designId} and revision > ${after} and revision <= ${upTo}`

const people = sql`(select jsonb_agg(jsonb_build_object('userId', users.id, 'name', users.first_name)
  order by users.first_name, users.id) from users where users.id in (select user_id from made))`

export async function loadPeople(tx: Reader, designId: string, span: Span): Promise<readonly Person[]> {
  const rows = await tx.rows<{ people: Person[] | null }>(
    sql`with made as (${madeIn(designId, span)}) select ${people} as people`,
  )
  return rows[0]?.people ?? []
}

/** What was changed, and by whom. */
export async function loadChanges(tx: Reader, designId: string, span: Span) {
  const rows = await tx.rows<{ change: DesignChange; count: number; people: Person[] | null }>(sql`
    with made as (${madeIn(designId, span)})
    select log.change, (select count(*)::int from made) as count, ${people} as people
    from (select revision from made order by revision desc limit ${mostChanges}) as newest
    join design_changes as log on log.design_id = ${designId} and log.revision = newest.revision
    order by log.revision`)
  return {
    changes: rows.map(({ change }) => change),
    changeCount: rows[0]?.count ?? 0,
    people: rows[0]?.people ?? [],
  }
}
