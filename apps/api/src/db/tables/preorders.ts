import { index, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#api/db/tables/columns.ts'
import { users } from '#api/db/tables/users.ts'

export const preorders = pgTable(
  'preorders',
  {
    id: id(),
    number: serial('number').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').notNull(),
    currency: text('currency').notNull(),
    locale: text('locale').notNull(),
    shippingAddress: jsonb('shipping_address').notNull(),
    billingAddress: jsonb('billing_address').notNull(),
    promoCode: text('promo_code'),
    invoiceNumber: text('invoice_number'),
    projectNumber: text('project_number'),
    discounts: jsonb('discounts')
      .notNull()
      .default([])
      .$type<{ id: string; name: string; amount: number }[]>(),
    createdAt: createdAt(),
  },
  table => [
    index('preorders_user').on(table.userId, table.createdAt),
    index('preorders_created').on(table.createdAt),
  ],
)

export const preorderEvents = pgTable(
  'preorder_events',
  {
    id: id(),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    userId: uuid('user_id').references(() => users.id),
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
    createdAt: createdAt(),
  },
  table => [index('preorder_events_preorder').on(table.preorderId, table.createdAt)],
)
