import { type Version, type VersionReason, versionCalls } from '@teamloom/contract/versions.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { designChanges, designVersions } from '#api/db/tables.ts'
import { quietMinutes } from '#api/designs/change-statements.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { keepVersion } from '#api/designs/keep-version.ts'
import { type DesignRow, findDesignOrCopy, type OpenedDesign, openDesign } from '#api/designs/load-design.ts'
import { rebuildDesign } from '#api/designs/rebuild-design.ts'
import { findOrigin, findPlace, loadChanges, loadPeople, selectVersions } from '#api/designs/version-rows.ts'
import { writes } from '#api/http/handler.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** In a transaction, as a design that has come to rest is kept first, and the pictures of what it began as. */
export const listVersions = writes(
  versionCalls.list,
  async ({ actor, params, query, origin, now }, tx, { config }) => {
    const found = await findDesignOrCopy(tx, params.id, actor)
    if (!found.ok) return found
    const design = found.value
    const opened = openDesign(design)
    if (!opened) return refuse('InvalidPartsToBuild')
    await keepWhatRests(tx, design, now)
    const after = query.after === undefined ? undefined : await findPlace(tx, design.id, query.after)
    if (query.after !== undefined && !after) return refuse('not_found')
    // One more, for what the last differs from.
    const rows = await selectVersions(tx, design.id, after, query.limit + 1)
    const shown = rows.slice(0, query.limit)
    const isLast = rows.length <= query.limit
    const first = isLast ? await rebuildDesign(tx, design, 1) : undefined
    const documents = [...rows.map(({ document }) => openDesign({ ...design, document })), first]
    const spanOf = (index: number, upTo: number) => ({ after: rows[index]?.revision ?? 1, upTo })
    const tellers: Awaited<ReturnType<typeof loadChanges>>[] = []
    for (const [index, { revision }] of shown.entries())
      tellers.push(await loadChanges(tx, design.id, spanOf(index + 1, revision)))
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
            ? { id: version.preorderId, number: version.preorderNumber, pieces: version.pieces }
            : null,
      }
    })
    const isFirst = query.after === undefined
    return ok({
      items,
      next: isLast ? null : must(shown.at(-1), 'version').id,
      start: first ? await startOf(design, first) : null,
      peopleSince: isFirst ? [...(await loadPeople(tx, design.id, spanOf(0, design.revision)))] : [],
    })

    async function startOf(row: DesignRow, { document, product }: OpenedDesign) {
      const lookKey = await keepLook(tx, document, product, now, config.sessionSecret)
      const images = pictureUrls(origin, lookKey, product.sides)
      return { ...(await findOrigin(tx, row)), at: row.createdAt.toISOString(), images }
    }
  },
)

/** LV8: what nobody has changed for ten minutes is a version without waiting for the next change. */
async function keepWhatRests(tx: Tx, design: DesignRow, now: Date): Promise<void> {
  if (now.getTime() - design.updatedAt.getTime() < quietMinutes * 60_000) return
  const { id, revision } = design
  const [made] = await tx
    .select({ userId: designChanges.userId })
    .from(designChanges)
    .where(and(eq(designChanges.designId, id), eq(designChanges.revision, revision)))
  if (!made) return
  const known = await tx
    .select({ id: designVersions.id })
    .from(designVersions)
    .where(and(eq(designVersions.designId, id), eq(designVersions.revision, revision)))
    .limit(1)
  if (known.length > 0) return
  await keepVersion(tx, design, { reason: 'quiet', userId: made.userId, at: design.updatedAt })
}
