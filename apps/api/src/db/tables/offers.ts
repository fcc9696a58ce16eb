import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { preorders } from '#api/db/tables/preorders.ts'
import { users } from '#api/db/tables/users.ts'

/** Codes that staff have made. */
export const promos = pgTable(
  'promos',
  {
    id: id(),
    /** In capitals. */
    code: text('code').notNull(),
    kind: text('kind').notNull().$type<'amount' | 'percent'>(),
    value: integer('value').notNull(),
    currency: text('currency').$type<'cad' | 'usd'>(),
    from: time('valid_from'),
    until: time('valid_until'),
    leastSubtotal: integer('least_subtotal').notNull().default(0),
    uses: integer('uses'),
    usesPerAccount: integer('uses_per_account'),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    addsUp: boolean('adds_up').notNull().default(false),
    createdAt: createdAt(),
    deletedAt: time('deleted_at'),
  },
  table => [uniqueIndex('promos_code').on(table.code).where(sql`deleted_at is null`)],
)

/** Which request has which code's discount. */
export const promoUses = pgTable(
  'promo_uses',
  {
    preorderId: uuid('preorder_id')
      .primaryKey()
      .references(() => preorders.id),
    promoId: uuid('promo_id')
      .notNull()
      .references(() => promos.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
  },
  table => [
    index('promo_uses_promo').on(table.promoId, table.userId),
    index('promo_uses_user').on(table.userId),
  ],
)

/** Who has brought which team. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    referrerId: uuid('referrer_id')
      .notNull()
      .references(() => users.id),
    teamId: uuid('team_id').notNull(),
    /** The request it is sent with; null since a sign-up, until there is one. */
    preorderId: uuid('preorder_id').references(() => preorders.id),
    isFromSignup: boolean('is_from_signup').notNull(),
    createdAt: createdAt(),
    qualifiedAt: time('qualified_at'),
  },
  table => [
    uniqueIndex('referrals_team').on(table.teamId),
    uniqueIndex('referrals_preorder').on(table.preorderId),
    index('referrals_referrer').on(table.referrerId),
  ],
)

/** What a referrer has earned by an order. */
export const referralCredits = pgTable(
  'referral_credits',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The request that earned it. */
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().$type<'cad' | 'usd'>(),
    earnedAt: time('earned_at').notNull(),
    until: time('until').notNull(),
    /** The order that earned it was cancelled or is a request again: what was unspent is gone. */
    withdrawnAt: time('withdrawn_at'),
  },
  table => [
    uniqueIndex('referral_credits_preorder').on(table.preorderId),
    index('referral_credits_user').on(table.userId, table.until),
  ],
)

export const creditSpends = pgTable(
  'credit_spends',
  {
    creditId: uuid('credit_id')
      .notNull()
      .references(() => referralCredits.id),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    amount: integer('amount').notNull(),
  },
  table => [
    primaryKey({ columns: [table.creditId, table.preorderId] }),
    index('credit_spends_preorder').on(table.preorderId),
  ],
)
