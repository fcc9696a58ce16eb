import type { NotedCharge } from '@teamloom/commerce/charges/charge.ts'
import type { Discount } from '@teamloom/commerce/pricing/total-order.ts'
import type { TaxExemption } from '@teamloom/commerce/taxes/tax-exemption.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
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
    /** Whether another invoice has the number, as they may from before each had its own. */
    invoiceNumberShared: boolean('invoice_number_shared').notNull().default(false),
    projectNumber: text('project_number'),
    /** Who of the staff made it for its customer, as a quote; null: it was placed. */
    quotedById: uuid('quoted_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who of the staff answers for it; null: nobody yet. */
    inChargeId: uuid('in_charge_id').references(() => users.id, { onDelete: 'set null' }),
    /** The delivered one that it asks for one more piece of. */
    oneMoreOfId: uuid('one_more_of_id').references((): AnyPgColumn => preorders.id, { onDelete: 'set null' }),
    discounts: jsonb('discounts').notNull().default([]).$type<Discount[]>(),
    /** What is charged that is no garment. */
    charges: jsonb('charges').notNull().default([]).$type<readonly NotedCharge[]>(),
    /** By which certificate its buyer is exempt of which taxes. */
    taxExemption: jsonb('tax_exemption').$type<TaxExemption>(),
    /** The discounts that the request was placed with; null of before they were kept, where they are not known. */
    askedDiscounts: jsonb('asked_discounts').$type<readonly Discount[]>(),
    /** Ids of the offers that staff have removed or changed. */
    settledOffers: text('settled_offers').array().notNull().default([]),
    /** What staff asked to be paid before it is ordered: a share, and its cents as they were then. */
    depositPercent: integer('deposit_percent'),
    depositCents: bigint('deposit_cents', { mode: 'number' }),
    depositAskedAt: time('deposit_asked_at'),
    externalQuote: text('external_quote'),
    /** Numbers that are noted and have no column of their own, by their fields. */
    numbers: jsonb('numbers').notNull().default({}).$type<Readonly<Record<string, string>>>(),
    /** Grows with every save of it or of a design in it. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  table => [
    index('preorders_user').on(table.userId, table.createdAt),
    index('preorders_quoted_by').on(table.quotedById),
    index('preorders_in_charge').on(table.inChargeId),
    index('preorders_one_more_of').on(table.oneMoreOfId).where(sql`one_more_of_id is not null`),
    index('preorders_created').on(table.createdAt),
    uniqueIndex('preorders_invoice_number')
      .on(sql`upper(${table.invoiceNumber})`)
      .where(sql`${table.invoiceNumber} <> '' and not ${table.invoiceNumberShared}`),
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
    /** The request's after the save that it tells of; null of before it was told. */
    revision: integer('revision'),
    createdAt: createdAt(),
    /** In which order those of one moment were written. */
    number: bigserial('number', { mode: 'number' }).notNull(),
  },
  table => [
    index('preorder_events_preorder').on(table.preorderId, table.createdAt, table.number),
    index('preorder_events_user').on(table.userId, table.preorderId),
  ],
)
