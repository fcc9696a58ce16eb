import { eq } from 'drizzle-orm'
import { newsletterSubscribers } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** SC19: the switch in the profile is the same subscription: off, it leaves; on, it comes back. */
export async function followProfile(tx: Tx, email: string, isOn: boolean, now: Date): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({ leftAt: isOn ? null : now })
    .where(eq(newsletterSubscribers.email, email))
}
