import { and, asc, eq, inArray } from 'drizzle-orm'
import { findCollection, isOpenNow } from '#api/collection/find-collection.ts'
import { isMissing } from '#api/collection/load-roster.ts'
import { reminderMail } from '#api/collection/mail-reminder.ts'
import { collectionRoster, projects, users } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Dependencies } from '#api/services.ts'

type Asked = { readonly projectId: string; readonly organizerId: string }
type Around = Pick<Dependencies, 'database' | 'jobs' | 'config' | 'now'>

/** A transaction holds no more, so that the organizer sees them go and none waits long. */
const atOnce = 100

/** Writes the mails of those who wait for theirs; cut off, it goes on with those who are left. */
export async function sendReminders(asked: Asked, around: Around): Promise<void> {
  let written: number
  do written = await around.database.write(tx => writeSome(tx, asked, around))
  while (written === atOnce)
}

/** Not to who has answered meanwhile or wants none, nor once the collection is closed. */
async function writeSome(
  tx: Tx,
  { projectId, organizerId }: Asked,
  { jobs, config, now }: Around,
): Promise<number> {
  const waiting = await tx
    .select()
    .from(collectionRoster)
    .where(and(eq(collectionRoster.projectId, projectId), eq(collectionRoster.isBeingReminded, true)))
    .orderBy(asc(collectionRoster.email))
    .limit(atOnce)
    .for('update')
  if (waiting.length === 0) return 0
  const ids = waiting.map(({ id }) => id)
  const row = await findCollection(tx, eq(projects.id, projectId))
  const [user] = await tx.select().from(users).where(eq(users.id, organizerId))
  if (row && user && (await isOpenNow(tx, row, now()))) {
    const organizer = `${user.firstName} ${user.lastName}`
    const missing = await tx
      .select()
      .from(collectionRoster)
      .where(and(inArray(collectionRoster.id, ids), isMissing))
    for (const person of missing) await jobs.add(tx, 'mail', reminderMail({ person, row, organizer }, config))
  }
  await tx.update(collectionRoster).set({ isBeingReminded: false }).where(inArray(collectionRoster.id, ids))
  return waiting.length
}
