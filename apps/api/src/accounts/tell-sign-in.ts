import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { newDeviceMail } from '#api/accounts/mail-new-device.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { staffAudit } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

/** A device that was not used for so long is a new one again. */
const knownMs = 180 * 86_400_000

type SignIn = {
  readonly actor: Actor
  readonly device: string
  readonly address: string
  readonly now: Date
}

/** AC63, AC64: keeps a sign-in of staff, and mails them where it is from a device that they have not signed in on. */
export async function tellSignIn(
  tx: Tx,
  { actor, device, address, now }: SignIn,
  { config, jobs }: Services,
): Promise<void> {
  if (!actor.isStaff) return
  const known = await tx
    .select({ facts: staffAudit.facts })
    .from(staffAudit)
    .where(
      and(
        eq(staffAudit.actorId, actor.id),
        inArray(staffAudit.kind, ['signed_in', 'signed_in_new_device']),
        sql`${staffAudit.facts} ->> 'device' = ${device}`,
        gt(staffAudit.at, new Date(now.getTime() - knownMs)),
      ),
    )
    .limit(1)
  const kind = known.length > 0 ? 'signed_in' : 'signed_in_new_device'
  await recordAudit(tx, { kind, actorId: actor.id, facts: { device }, address }, now)
  if (known.length > 0) return
  await jobs.add(tx, 'mail', newDeviceMail(actor, { device, address, at: now }, config))
}
