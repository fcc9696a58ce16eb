import type { AuditKind } from '@teamloom/commerce/access/audit-kinds.ts'
import { staffAudit } from '#api/db/tables.ts'
import type { Writer } from '#api/platform/database/database.ts'

export type AuditFacts = Readonly<Record<string, string | number | readonly string[]>>

export type AuditRecord = {
  readonly kind: AuditKind
  /** Who did it; absent: nobody who was recognised. */
  readonly actorId?: string | undefined
  /** Whose account it was about. */
  readonly subjectId?: string | undefined
  /** What happened, without names or addresses of people: these go with their accounts, the record stays. */
  readonly facts?: AuditFacts
  readonly address?: string | undefined
}

/** AC63: records something with what it tells of, in one transaction; nothing changes the record any more. */
export async function recordAudit(
  tx: Writer,
  { kind, actorId, subjectId, facts = {}, address }: AuditRecord,
  now: Date,
): Promise<void> {
  const words = [...Object.values(facts).flat(), address ?? ''].join(' ').slice(0, 2000)
  await tx.insert(staffAudit).values({
    at: now,
    kind,
    actorId: actorId ?? null,
    subjectId: subjectId ?? null,
    facts,
    address: address ?? null,
    words,
  })
}
