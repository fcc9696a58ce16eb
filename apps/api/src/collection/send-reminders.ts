import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import { findCollection, isOpenNow } from '#api/collection/find-collection.ts'
import { isMissing } from '#api/collection/load-roster.ts'
import { reminderMail } from '#api/collection/mail-reminder.ts'
import { collectionRoster, projects, users } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import type { Dependencies } from '#api/services.ts'

type Asked = { readonly projectId: string; readonly organizerId: string }
type Around = Pick<Dependencies, 'database' | 'jobs' | 'config' | 'now'>

/** A transaction holds no more mails, so that the organizer sees them go and none waits long. */
const atOnce = 100

/** Writes the mails of those who wait for theirs, one an address; cut off, it goes on with those who are left. */
export async function sendReminders(asked: Asked, around: Around): Promise<void> {
  let written: number
  do written = await around.database.write(tx => writeSome(tx, asked, around))
  while (written === atOnce)
}

/** Writes some reminders: not to who has answered meanwhile or wants none, nor once the collection is closed. */
async function writeSome(
  tx: Tx,
  { projectId, organizerId }: Asked,
  { jobs, config, now }: Around,
): Promise<number> {
  const isWaiting = and(eq(collectionRoster.projectId, projectId), eq(collectionRoster.isBeingReminded, true))
  const addresses = await tx
    .selectDistinct({ email: collectionRoster.email })
    .from(collectionRoster)
    .where(isWaiting)
    .orderBy(asc(collectionRoster.email))
    .limit(atOnce)
  if (addresses.length === 0) return 0
  const emails = addresses.map(({ email }) => email)
  const waiting = await tx
    .select()
    .from(collectionRoster)
    .where(and(isWaiting, inArray(collectionRoster.email, emails)))
    .orderBy(asc(collectionRoster.email), asc(collectionRoster.id))
    .for('update')
  const ids = waiting.map(({ id }) => id)
  const row = await findCollection(tx, eq(projects.id, projectId))
  const [user] = await tx.select().from(users).where(eq(users.id, organizerId))
  if (row && user && (await isOpenNow(tx, row, now()))) {
    const organizer = `${user.firstName} ${user.lastName}`
    const missing = await tx
      .select()
      .from(collectionRoster)
      .where(and(inArray(collectionRoster.id, ids), isMissing))
      .orderBy(asc(collectionRoster.lastName), asc(collectionRoster.firstName))
    const shared = await findShared(tx, projectId, emails)
    for (const [email, people] of Map.groupBy(missing, person => person.email)) {
      const [person] = people
      const names = shared.has(email)
        ? people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
        : []
      const about = { isOneOfMany: true }
      if (person) await jobs.add(tx, 'mail', reminderMail({ person, names, row, organizer }, config), about)
    }
  }
  await tx.update(collectionRoster).set({ isBeingReminded: false }).where(inArray(collectionRoster.id, ids))
  return addresses.length
}

/** The addresses that several people of the roster share. */
async function findShared(
  tx: Reader,
  projectId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ email: collectionRoster.email })
    .from(collectionRoster)
    .where(and(eq(collectionRoster.projectId, projectId), inArray(collectionRoster.email, [...emails])))
    .groupBy(collectionRoster.email)
    .having(gt(count(), 1))
  return new Set(rows.map(({ email }) => email))
}
