import { type Version, type VersionReason, versionCalls } from '@teamloom/contract/versions.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { designSnapshots, designVersions, preorders, users } from '#api/db/tables.ts'
import { quietTime } from '#api/designs/change-statements.ts'
import { keepVersion } from '#api/designs/keep-version.ts'
import { type DesignRow, findDesign, openDesign } from '#api/designs/load-design.ts'
import { rebuildDesign } from '#api/designs/rebuild-design.ts'
import { writes } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** A version tells of no more changes than this. */
const mostChanges = 100

/** In a transaction, as a design that has come to rest is kept first. */
export const listVersions = writes(versionCalls.list, async ({ actor, params, query, origin, now }, tx) => {
  const design = await findDesign(tx, params.id, actor)
  if (!design) return refuse('designIdDoesntExist')
  const opened = openDesign(design)
  if (!opened) return refuse('InvalidPartsToBuild')
  await keepWhatRests(tx, design, now)
  const after = query.after === undefined ? undefined : await findVersion(tx, design.id, query.after)
  if (query.after !== undefined && !after) return refuse('not_found')
  // One more, for what the last differs from.
  const rows = await selectVersions(tx, design.id, after, query.limit + 1)
  const shown = rows.slice(0, query.limit)
  const first = rows.length > query.limit ? undefined : await rebuildDesign(tx, design, 1)
  const documents = [...rows.map(({ document }) => openDesign({ ...design, document })), first]
  const tellers: Awaited<ReturnType<typeof loadChanges>>[] = []
  for (const [index, { revision }] of shown.entries())
    tellers.push(await loadChanges(tx, design.id, rows[index + 1]?.revision ?? 1, revision))
  const items = shown.map((version, index): Version => {
    const { changes, changeCount, people } = must(tellers[index], 'changes')
    const [before, own] = [documents[index + 1], documents[index]]
    return {
      id: version.id,
      revision: version.revision,
      name: version.name,
      reason: version.reason as VersionReason,
      user: version.userId === null ? null : { userId: version.userId, name: version.userName ?? '' },
      at: version.createdAt.toISOString(),
      images: pictureUrls(origin, version.lookKey, opened.product.sides),
      changes: [...changes],
      changeCount,
      people: [...people],
      words: before && own ? [...differenceWords(before.document, own.document, opened.product)] : [],
      order:
        version.preorderId !== null && version.preorderNumber !== null
          ? { id: version.preorderId, number: version.preorderNumber }
          : null,
    }
  })
  return ok({ items, next: rows.length > query.limit ? must(shown.at(-1), 'version').id : null })
})

/** LV8: what nobody has changed for ten minutes is a version without waiting for the next change. */
async function keepWhatRests(tx: Tx, design: DesignRow, now: Date): Promise<void> {
  if (design.revision === 1 || now.getTime() - design.updatedAt.getTime() < quietMs) return
  const known = await tx
    .select({ id: designVersions.id })
    .from(designVersions)
    .where(and(eq(designVersions.designId, design.id), eq(designVersions.revision, design.revision)))
    .limit(1)
  if (known.length > 0) return
  const { rows } = await tx.execute<{ user_id: string | null }>(
    sql`select user_id from design_changes where design_id = ${design.id} and revision = ${design.revision}`,
  )
  await keepVersion(tx, design, { reason: 'quiet', userId: rows[0]?.user_id ?? null, at: design.updatedAt })
}

const quietMs = Number.parseInt(quietTime, 10) * 60_000

async function findVersion(tx: Tx, designId: string, versionId: string) {
  const [version] = await tx
    .select({ revision: designVersions.revision, createdAt: designVersions.createdAt, id: designVersions.id })
    .from(designVersions)
    .where(and(eq(designVersions.designId, designId), eq(designVersions.id, versionId)))
  return version
}

function selectVersions(
  tx: Tx,
  designId: string,
  after: { readonly revision: number; readonly createdAt: Date; readonly id: string } | undefined,
  limit: number,
) {
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

type Person = { readonly userId: string; readonly name: string }

/** What was changed after one revision up to another, and by whom. */
async function loadChanges(tx: Tx, designId: string, after: number, upTo: number) {
  const { rows } = await tx.execute<{ change: DesignChange; count: number; people: Person[] | null }>(sql`
    with made as (
      select revision, user_id from design_changes
      where design_id = ${designId} and revision > ${after} and revision <= ${upTo}
    )
    select log.change, (select count(*)::int from made) as count,
      (select jsonb_agg(jsonb_build_object('userId', users.id, 'name', users.first_name) order by users.first_name, users.id)
        from users where users.id in (select user_id from made)) as people
    from (select revision from made order by revision desc limit ${mostChanges}) as newest
    join design_changes as log on log.design_id = ${designId} and log.revision = newest.revision
    order by log.revision`)
  return {
    changes: rows.map(({ change }) => change),
    changeCount: rows[0]?.count ?? 0,
    people: rows[0]?.people ?? [],
  }
}
