import { and, asc, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import { designs, designVersions, looks } from '#api/db/tables.ts'
import type { Reader, Writer } from '#api/platform/database/database.ts'
import type { Files } from '#api/platform/files/files.ts'
import { atOnce } from '#api/system/in-steps.ts'

/** Looks that nobody has used since then and that nothing shows, with their pictures; so many at once. */
export async function removeLooks(
  tx: Writer,
  files: Pick<Files, 'removeFolder'>,
  unusedSince: Date,
): Promise<void> {
  const shown = await findShown(tx)
  const isOld = lt(looks.lastUsedAt, unusedSince)
  let after = ''
  for (;;) {
    const old = await tx
      .select({ key: looks.key })
      .from(looks)
      .where(and(isOld, gt(looks.key, after)))
      .orderBy(asc(looks.key))
      .limit(atOnce)
    const free = old.map(({ key }) => key).filter(key => !shown.has(key))
    if (free.length > 0)
      for (const key of await removeFree(tx, free, unusedSince)) await files.removeFolder(folderOf(key))
    const last = old.at(-1)
    if (!last || old.length < atOnce) return
    after = last.key
  }
}

function folderOf(key: string): string {
  return `pictures/${key.slice(0, 2)}/${key}`
}

/** Removes looks that no design and no version has. */
async function removeFree(
  tx: Writer,
  keys: readonly string[],
  unusedSince: Date,
): Promise<readonly string[]> {
  const one = { one: sql`1` }
  const removed = await tx
    .delete(looks)
    .where(
      and(
        inArray(looks.key, [...keys]),
        lt(looks.lastUsedAt, unusedSince),
        notExists(tx.select(one).from(designs).where(sql`${designs.lookKey} = ${looks.key}`)),
        notExists(tx.select(one).from(designVersions).where(sql`${designVersions.lookKey} = ${looks.key}`)),
      ),
    )
    .returning({ key: looks.key })
  return removed.map(({ key }) => key)
}

/** What an order's history, request and proofs, and a techpack's releases show stays as long as they do. */
async function findShown(tx: Reader): Promise<ReadonlySet<string>> {
  const isUpdate = sql`from preorder_events where name = 'purchased_design_updated'`
  const shown = new Set<string>()
  for (const told of [
    sql`select data ->> 'lookBefore' as key ${isUpdate}`,
    sql`select data ->> 'lookAfter' as key ${isUpdate}`,
    sql`select asked ->> 'lookKey' as key from preorder_items where asked is not null`,
    sql`select item ->> 'lookKey' as key from techpack_releases, jsonb_array_elements(content -> 'items') item`,
  ])
    for (const { key } of await tx.rows<{ key: string | null }>(told)) if (key) shown.add(key)
  return shown
}
