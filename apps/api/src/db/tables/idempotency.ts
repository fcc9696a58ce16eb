import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#api/db/tables/columns.ts'

/** Calls already done, by the key that their sender gave them; kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    data: jsonb('data').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.call, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
