import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { settingChanges, users } from '#api/db/tables.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'

/** Somebody has taken it back before it began. */
const isDropped = sql<boolean>`exists (select 1 from ${settingChanges} as dropping where dropping.drops = ${settingChanges.id})`

const isKept = and(isNull(settingChanges.drops), sql`not ${isDropped}`)

const who = { id: users.id, first_name: users.firstName, last_name: users.lastName }

const columns = {
  id: settingChanges.id,
  revision: settingChanges.revision,
  key: settingChanges.key,
  value: settingChanges.value,
  was: settingChanges.was,
  from: settingChanges.from,
  note: settingChanges.note,
  drops: settingChanges.drops,
  undoes: settingChanges.undoes,
  createdAt: settingChanges.createdAt,
  isDropped,
  who,
}

export type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number]

export function selectChanges(tx: Reader, where: SQL | undefined, most: number) {
  return tx
    .select(columns)
    .from(settingChanges)
    .leftJoin(users, eq(users.id, settingChanges.changedBy))
    .where(where)
    .orderBy(desc(settingChanges.revision), desc(settingChanges.key))
    .limit(most)
}

/** More than any house plans at once; a change that would be one more is refused. */
export const mostPlanned = 1000

/** More than there are settings. */
const mostSettings = 10_000

/** The change of each key that holds at the moment. */
function latestAt(at: Date): SQL {
  return sql`(select distinct on (kept.key) kept.id from ${settingChanges} as kept
    where kept."from" <= ${at.toISOString()}::timestamptz and kept.drops is null
      and not exists (select 1 from ${settingChanges} as gone where gone.drops = kept.id)
    order by kept.key, kept."from" desc, kept.revision desc)`
}

/** All that holds at a moment, and what is to hold later. */
export async function loadChanges(tx: Reader, at: Date): Promise<ChangeRow[]> {
  const latest = await selectChanges(tx, sql`${settingChanges.id} in ${latestAt(at)}`, mostSettings)
  const planned = await selectChanges(tx, and(isKept, gt(settingChanges.from, at)), mostPlanned)
  return [...latest, ...planned]
}

const newest = prepared('newest_setting', tx =>
  tx
    .select({ id: settingChanges.id, revision: settingChanges.revision })
    .from(settingChanges)
    .orderBy(desc(settingChanges.revision), desc(settingChanges.key))
    .limit(1),
)

/** The last change, by which it is known whether there is another; its revision is 0 where there is none yet. */
export async function loadNewest(
  tx: Reader,
): Promise<{ readonly id: string | null; readonly revision: number }> {
  const [found] = await newest(tx).execute()
  return found ?? { id: null, revision: 0 }
}

/** Grows with each change; 0: there is none yet. */
export async function loadRevision(tx: Reader): Promise<number> {
  return (await loadNewest(tx)).revision
}
