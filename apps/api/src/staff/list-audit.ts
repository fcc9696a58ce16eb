import type { AuditFamily, AuditKind } from '@teamloom/commerce/access/audit-kinds.ts'
import { kindsOfFamily } from '@teamloom/commerce/access/audit-kinds.ts'
import { type AuditEntry, staffCalls } from '@teamloom/contract/staff.ts'
import { ok } from '@teamloom/kit/result.ts'
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { staffAudit, staffInvitations, users } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

type Filter = {
  readonly search?: string | undefined
  readonly family?: AuditFamily | undefined
  readonly after?: number | undefined
}

export const listAudit = reads(staffCalls.audit, async ({ query }, tx) => {
  const { limit, ...filter } = query
  const found = await loadAudit(tx, filter, limit + 1)
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return ok({ items, next: last?.id ?? null })
})

const subjects = alias(users, 'subject')

/** Newest first. */
export async function loadAudit(tx: Reader, filter: Filter, limit: number): Promise<AuditEntry[]> {
  const { search, family, after } = filter
  const rows = await tx
    .select({
      id: staffAudit.seq,
      at: staffAudit.at,
      kind: staffAudit.kind,
      facts: staffAudit.facts,
      address: staffAudit.address,
      actorId: users.id,
      actorName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      subjectId: subjects.id,
      subjectName: sql<string>`trim(${subjects.firstName} || ' ' || ${subjects.lastName})`,
      subjectEmail: subjects.email,
      invited: staffInvitations.email,
    })
    .from(staffAudit)
    .leftJoin(users, eq(users.id, staffAudit.actorId))
    .leftJoin(subjects, eq(subjects.id, staffAudit.subjectId))
    .leftJoin(staffInvitations, sql`${staffInvitations.id}::text = ${staffAudit.facts} ->> 'invitationId'`)
    .where(
      and(
        after === undefined ? undefined : lt(staffAudit.seq, after),
        family && inArray(staffAudit.kind, [...kindsOfFamily(family)]),
        search ? await isAbout(tx, search) : undefined,
      ),
    )
    .orderBy(desc(staffAudit.seq))
    .limit(limit)
  return rows.map(row => {
    const { invitationId: _, ...facts } = row.facts
    return {
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind as AuditKind,
      actor: row.actorId ? { id: row.actorId, name: row.actorName } : null,
      subject: row.subjectId
        ? { id: row.subjectId, name: row.subjectName, email: row.subjectEmail ?? '' }
        : null,
      facts: { ...facts, ...(row.invited ? { email: row.invited } : {}) } as AuditEntry['facts'],
      address: row.address,
    }
  })
}

/** How many accounts are looked at: whoever is not among them is found by more words. */
const mostPeople = 200

/** By the beginnings of words: of who did it, of whom it was about, of what it tells, or of where it came from. */
async function isAbout(tx: Reader, search: string): Promise<SQL> {
  const found = await tx.rows<{ words: string[] }>(sql`select name_words(${search}) as words`)
  const words = found[0]?.words ?? []
  if (words.length === 0) return sql`false`
  // `name_words` leaves no quote and no backslash in a word.
  const wanted = words.map(word => `'${word}':*`).join(' & ')
  const named = sql`(select id from users
    where array_to_tsvector(name_words(first_name || ' ' || last_name || ' ' || email)) @@ ${wanted}::tsquery
    limit ${mostPeople})`
  return (
    or(
      sql`${staffAudit.actorId} in ${named}`,
      sql`${staffAudit.subjectId} in ${named}`,
      sql`array_to_tsvector(name_words(${staffAudit.words})) @@ ${wanted}::tsquery`,
      sql`${staffAudit.facts} ->> 'invitationId' in (select id::text from staff_invitations
        where array_to_tsvector(name_words(coalesce(email, ''))) @@ ${wanted}::tsquery)`,
    ) ?? sql`false`
  )
}
