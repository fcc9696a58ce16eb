import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { users } from '#api/db/tables/users.ts'

/** AC63: what staff did outside of orders. A trigger refuses changes, and removal within two years. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    /** Null: nobody who was recognised, or the operator at a command. */
    actorId: uuid('actor_id').references(() => users.id),
    /** Whose account it was about. */
    subjectId: uuid('subject_id').references(() => users.id),
    kind: text('kind').notNull(),
    /** What is told of it; of people neither names nor addresses. */
    facts: jsonb('facts').notNull().$type<Readonly<Record<string, unknown>>>(),
    /** Where it came from. */
    address: text('address'),
    /** Words of the facts and the address, to search by. */
    words: text('words').notNull().default(''),
  },
  table => [
    index('staff_audit_actor').on(table.actorId, table.seq),
    index('staff_audit_subject').on(table.subjectId, table.seq),
    index('staff_audit_kind').on(table.kind, table.seq),
    index('staff_audit_at').on(table.at),
    // `name_words` is made by a migration.
    index('staff_audit_words')
      .using('gin', sql`array_to_tsvector(name_words(words))`)
      .with({ fastupdate: false }),
  ],
)

/** Links that make somebody staff: only their hashes. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    /** Null once its owner’s account is erased. */
    email: text('email'),
    roles: text('roles').array().notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    /** When it was accepted or taken back: then it opens nothing. */
    endedAt: time('ended_at'),
  },
  table => [
    uniqueIndex('staff_invitations_token').on(table.tokenHash),
    // One is open to an address.
    uniqueIndex('staff_invitations_open').on(table.email).where(sql`ended_at is null`),
    index('staff_invitations_created').on(table.createdAt),
    index('staff_invitations_by').on(table.invitedBy),
  ],
)
