import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { users } from '#api/db/tables/users.ts'

/** WH1: other programs that are told what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    isActive: boolean('is_active').notNull(),
    /** Sealed with the server's secret. */
    secret: text('secret').notNull(),
    /** The one before, likewise, and until when it signs too. */
    formerSecret: text('former_secret'),
    formerSecretUntil: time('former_secret_until'),
    /** Null: their account is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Tries that were not taken, one after the other. */
    failures: integer('failures').notNull().default(0),
    /** After a failure nothing is sent to it before. */
    pausedUntil: time('paused_until'),
    /** While something is being sent to it: one at a time, whatever process; past, who sent it is gone. */
    sendingUntil: time('sending_until'),
  },
  table => [index('webhooks_user').on(table.userId)],
)

/** WH4: what each is told, in the order in which it happened. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** The request or project that it tells of: of one they arrive in order. */
    subjectId: uuid('subject_id').notNull(),
    about: text('about').notNull(),
    /** The bytes that are signed and sent. */
    body: text('body').notNull(),
    state: text('state').notNull().default('waiting'),
    /** When it was first to be sent, or was asked for again. */
    since: time('since').notNull(),
    createdAt: createdAt(),
    tries: integer('tries').notNull().default(0),
    nextAt: time('next_at').notNull(),
    triedAt: time('tried_at'),
    status: integer('status'),
    tookMs: integer('took_ms'),
    answer: text('answer'),
  },
  table => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.number),
    index('webhook_deliveries_waiting')
      .on(table.webhookId, table.subjectId, table.number)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_since').on(table.since),
  ],
)
