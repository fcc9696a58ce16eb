import type { LedgerEntry, PaymentMethod } from '@teamloom/commerce/payments/ledger.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { preorders } from '#api/db/tables/preorders.ts'
import { orderShares } from '#api/db/tables/shares.ts'
import { users } from '#api/db/tables/users.ts'

/** What came in for a request and its order, and what went out; no line is ever altered but for its state. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    /** The receipt's number. */
    number: serial('number').notNull(),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    method: text('method').notNull().$type<PaymentMethod>(),
    /** Cents; less than nothing went out. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What it came in: another than the order's is not booked. */
    currency: text('currency').notNull(),
    state: text('state').notNull().$type<LedgerEntry['state']>(),
    reference: text('reference'),
    reverses: uuid('reverses').references((): AnyPgColumn => ledgerEntries.id),
    refunds: uuid('refunds').references((): AnyPgColumn => ledgerEntries.id),
    /** The card provider's name for it: booked once. */
    providerId: text('provider_id'),
    isProviders: boolean('is_providers').notNull().default(false),
    /** The card session that it was paid in. */
    sessionId: text('session_id'),
    /** Who recorded it; null: the card's provider. */
    userId: uuid('user_id').references(() => users.id),
    receivedAt: time('received_at').notNull(),
    createdAt: createdAt(),
    /** BK1: when what was on its way was booked; null: when it was recorded, or never. */
    bookedAt: time('booked_at'),
    /** When what was booked turned out not to have gone. */
    unbookedAt: time('unbooked_at'),
  },
  table => [
    index('ledger_entries_preorder').on(table.preorderId, table.number),
    index('ledger_entries_received').on(table.receivedAt, table.number),
    uniqueIndex('ledger_entries_reverses').on(table.reverses),
    uniqueIndex('ledger_entries_provider').on(table.providerId),
    index('ledger_entries_user').on(table.userId),
    index('ledger_entries_booked').on(sql`coalesce(booked_at, created_at)`),
    index('ledger_entries_unbooked').on(table.unbookedAt).where(sql`unbooked_at is not null`),
    index('ledger_entries_refunds').on(table.refunds).where(sql`refunds is not null`),
  ],
)

/** Payments by card that were begun with the provider. */
export const cardSessions = pgTable(
  'card_sessions',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    userId: uuid('user_id').references(() => users.id),
    /** The member's line that it pays. */
    shareId: uuid('share_id').references(() => orderShares.id, { onDelete: 'set null' }),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull().$type<'cad' | 'usd'>(),
    /** `processing`: paid there, and confirmed by no bank yet; `unsettled`: in another currency than the order's. */
    state: text('state')
      .notNull()
      .$type<'open' | 'processing' | 'paid' | 'unsettled' | 'failed' | 'expired'>(),
    url: text('url').notNull(),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    /** When the provider was asked last what has become of it. */
    askedAt: time('asked_at'),
  },
  table => [
    index('card_sessions_preorder').on(table.preorderId, table.createdAt),
    index('card_sessions_share').on(table.shareId),
    index('card_sessions_user').on(table.userId),
  ],
)

/** What the provider has told: each event is heard once. */
export const cardEvents = pgTable('card_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  receivedAt: time('received_at').notNull(),
})
