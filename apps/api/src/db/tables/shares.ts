import type { MemberPieces } from '@teamloom/commerce/payments/member-shares.ts'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { preorders } from '#api/db/tables/preorders.ts'

/** What a member takes of an order; what it costs is the order's to say, until it is paid. */
export const orderShares = pgTable(
  'order_shares',
  {
    id: id(),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    /** In the order in which they answered. */
    position: integer('position').notNull(),
    /** Who it is, among those who answered. */
    key: text('key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    language: text('language').notNull(),
    /** Pieces of the designs that were collected for, not of the order's copies. */
    pieces: jsonb('pieces').notNull().$type<MemberPieces[]>(),
    /** Cents, as they were then. */
    paidAmount: integer('paid_amount'),
    paidHow: text('paid_how').$type<'card' | 'hand'>(),
    paidAt: time('paid_at'),
    /** When they were written to last. */
    toldAt: time('told_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('order_shares_member').on(table.preorderId, table.key),
    index('order_shares_email').on(table.email),
  ],
)
