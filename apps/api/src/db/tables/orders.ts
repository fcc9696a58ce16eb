import type { OrderedFrom } from '@teamloom/commerce/house/ordered-from.ts'
import type { Covered } from '@teamloom/commerce/lines/line-ticks.ts'
import { preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, time, tsvector } from '#api/db/tables/columns.ts'
import { comments, type ProofMark } from '#api/db/tables/comments.ts'
import { designs } from '#api/db/tables/designs.ts'
import { preorders } from '#api/db/tables/preorders.ts'
import { users } from '#api/db/tables/users.ts'

/** What a request became when it was bought; one that was cancelled and is bought again is the same. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** From 20001 up, without gaps. */
    number: integer('number').notNull(),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    /** The first time: the rates of its taxes are that day's. */
    createdAt: createdAt(),
    /** The provinces whose tax the house collected that day; null of before it was kept: as it does now. */
    collectPst: text('collect_pst').array(),
    /** What the house asked for that day; null of before it was kept: as it does now. */
    terms: jsonb('terms').$type<OrderedFrom>(),
  },
  table => [
    uniqueIndex('orders_number').on(table.number),
    uniqueIndex('orders_preorder').on(table.preorderId),
    index('orders_created').on(table.createdAt),
  ],
)

/** What was asked to be paid, each time that something printed of it changed; none is ever altered. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    revision: integer('revision').notNull(),
    /** All that is printed. */
    content: jsonb('content').notNull(),
    /** Null: another server. */
    userId: uuid('user_id').references(() => users.id),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('invoices_order').on(table.orderId, table.revision),
    index('invoices_user').on(table.userId),
  ],
)

/** What the customer was shown, frozen. */
export const proofs = pgTable(
  'proofs',
  {
    id: id(),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    number: integer('number').notNull(),
    note: text('note'),
    content: jsonb('content').notNull(),
    /** SHA-256 of the content. */
    hash: text('hash').notNull(),
    /** A design of it has no answer, and has not changed since it was sent. */
    waits: boolean('waits').notNull().default(true),
    userId: uuid('user_id').references(() => users.id),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('proofs_preorder').on(table.preorderId, table.number),
    index('proofs_user').on(table.userId),
  ],
)

export const proofAnswers = pgTable(
  'proof_answers',
  {
    id: id(),
    proofId: uuid('proof_id')
      .notNull()
      .references(() => proofs.id),
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    approved: boolean('approved').notNull(),
    note: text('note'),
    mark: jsonb('mark').$type<ProofMark>(),
    /** The change that is asked for: its words and mark are this comment's, and none are kept here. */
    commentId: uuid('comment_id').references(() => comments.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    answeredAt: time('answered_at').notNull(),
    voidedAt: time('voided_at'),
    voidReason: text('void_reason'),
  },
  table => [
    uniqueIndex('proof_answers_design').on(table.proofId, table.designId),
    index('proof_answers_of_design').on(table.designId),
    index('proof_answers_user').on(table.userId),
    index('proof_answers_comment').on(table.commentId).where(sql`comment_id is not null`),
  ],
)

/** NN19: that somebody has looked at a piece of a person's, with what they saw; it holds as long as that is so. */
export const lineTicks = pgTable(
  'line_ticks',
  {
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    lineId: text('line_id').notNull(),
    covered: jsonb('covered').notNull().$type<Covered>(),
    /** Null: whose piece it is, by their private link. */
    userId: uuid('user_id').references(() => users.id),
    tickedAt: time('ticked_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.preorderId, table.designId, table.lineId] }),
    index('line_ticks_design').on(table.designId),
    index('line_ticks_user').on(table.userId),
  ],
)

/** What staff search requests by, in few bytes: made anew with every save. */
export const preorderListings = pgTable(
  'preorder_listings',
  {
    preorderId: uuid('preorder_id')
      .primaryKey()
      .references(() => preorders.id),
    status: text('status').notNull(),
    province: text('province').notNull(),
    customer: text('customer').notNull(),
    organization: text('organization').notNull(),
    /** Words as `name_words` compares them; after a `=`, the id of who is in charge of the request. */
    words: tsvector('words').notNull(),
    isOrder: boolean('is_order').notNull(),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull(),
    /** Cents that are booked. */
    paid: bigint('paid', { mode: 'number' }).notNull().default(0),
    /** Cents that are left to pay, of the invoice or of the deposit that is asked for; less than nothing is owed back. */
    due: bigint('due', { mode: 'number' }).notNull().default(0),
    /** The day in Toronto on which what is due was asked for; null while nothing is. */
    dueSince: date('due_since'),
    /** When the event is that it is for: the first of its teams. */
    eventOn: date('event_on'),
    /** The pieces of all designs. */
    pieces: integer('pieces').notNull().default(0),
    /** Cents before taxes; null: to be determined. */
    total: bigint('total', { mode: 'number' }),
    /** Cents with taxes; null of what is no order, or to be determined. */
    totalWithTaxes: bigint('total_with_taxes', { mode: 'number' }),
    /** Which of the steps its status is. */
    step: smallint('step')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `case status ${preorderStatuses.map((status, at) => `when '${status}' then ${at}`).join(' ')} else ${preorderStatuses.length} end`,
        ),
      ),
  },
  table => {
    // Beside what each sorts by: lists without a search are read from the index alone.
    const { preorderId, status, isOrder, province, createdAt } = table
    const told = [status, isOrder, province, createdAt] as const
    return [
      index('preorder_listings_created').on(createdAt, preorderId, status, isOrder, province),
      index('preorder_listings_status').on(status, createdAt, preorderId, isOrder, province),
      index('preorder_listings_province').on(province, createdAt, preorderId, status, isOrder),
      index('preorder_listings_updated').on(table.updatedAt, preorderId, ...told),
      index('preorder_listings_customer').on(table.customer, preorderId, ...told),
      index('preorder_listings_organization').on(table.organization, preorderId, ...told),
      index('preorder_listings_due').on(table.due, preorderId, ...told),
      index('preorder_listings_paid').on(table.paid, preorderId, ...told),
      index('preorder_listings_due_since').on(table.dueSince, preorderId, ...told),
      index('preorder_listings_event').on(table.eventOn, preorderId, ...told),
      index('preorder_listings_pieces').on(table.pieces, preorderId, ...told),
      index('preorder_listings_total').on(table.total, preorderId, ...told),
      index('preorder_listings_total_with_taxes').on(table.totalWithTaxes, preorderId, ...told),
      // What is paid stands behind all that is not: walked past without its rows.
      index('preorder_listings_step').on(
        table.step,
        createdAt,
        preorderId,
        status,
        isOrder,
        province,
        table.due,
        table.paid,
      ),
      index('preorder_listings_open').on(table.dueSince).where(sql`due > 0`),
      index('preorder_listings_owed').on(table.due).where(sql`due < 0`),
      index('preorder_listings_words').using('gin', table.words).with({ fastupdate: false }),
    ]
  },
)

/**
 * How many `preorderListings` there are of each kind: triggers write what comes and what goes, of which every night makes
 * one row of each kind.
 */
export const listingCounts = pgTable('listing_counts', {
  /** Begins then, in UTC: when they were placed. */
  month: time('month').notNull(),
  status: text('status').notNull(),
  province: text('province').notNull(),
  isOrder: boolean('is_order').notNull(),
  count: integer('count').notNull(),
})

/** Items that were taken out, as they were: whoever wants one back gets the same. */
export const removedPreorderItems = pgTable(
  'removed_preorder_items',
  {
    designId: uuid('design_id')
      .primaryKey()
      .references(() => designs.id),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    item: jsonb('item').notNull(),
    removedAt: time('removed_at').notNull(),
  },
  table => [index('removed_preorder_items_preorder').on(table.preorderId)],
)
