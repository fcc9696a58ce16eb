import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    language: text('language').notNull(),
    currency: text('currency').notNull().default('cad'),
    optNewsletter: boolean('opt_newsletter').notNull(),
    campaign: text('campaign'),
    /** Abilities that the operator has taken from the account. */
    withheld: text('withheld').array().notNull().default([]),
    /** Since when a password alone opens no session. */
    secondFactorSince: time('second_factor_since'),
    /** What was chosen for a member of staff alone, instead of what their roles hold. */
    staffAbilities: text('staff_abilities').array(),
    avatarAssetVersionId: uuid('avatar_asset_version_id'),
    /** AC70: whether the account is a guest's, with nobody's address; it is gone once no session of it is left. */
    isGuest: boolean('is_guest').notNull().default(false),
    /** Made when it is first asked for. */
    referralCode: text('referral_code'),
    /** Since when it is waited for that the address is confirmed. */
    unverifiedSince: time('unverified_since'),
    createdAt: createdAt(),
    /** Since when it is being deleted; for thirty days its owner may change their mind. */
    deletedAt: time('deleted_at'),
    /** Since when nothing of its owner is known any more. */
    erasedAt: time('erased_at'),
  },
  table => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_referral_code').on(table.referralCode),
    // By the words that staff find them by.
    index('users_words')
      .using('gin', sql`array_to_tsvector(name_words(first_name || ' ' || last_name || ' ' || email))`)
      .with({ fastupdate: false }),
    index('users_deleted').on(table.deletedAt).where(sql`deleted_at is not null and erased_at is null`),
    index('users_guests').on(table.id).where(sql`is_guest and deleted_at is null`),
    index('users_avatar').on(table.avatarAssetVersionId).where(sql`avatar_asset_version_id is not null`),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.role] })],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    /** The browser and its system as they call themselves, `Firefox, Linux`. */
    device: text('device'),
    /** Whether a second factor was shown when it was opened, or since. */
    isStrong: boolean('is_strong').notNull().default(false),
    /** When it was last used, to some minutes; null: not since it was opened. */
    seenAt: time('seen_at'),
  },
  table => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** Mailed links that set a new password: only their hashes, until they are used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  table => [
    index('password_resets_user').on(table.userId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
)

/** How often something was tried by someone, and until when it is refused. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStart: time('window_start').notNull(),
    refusals: integer('refusals').notNull().default(0),
    refusedUntil: time('refused_until'),
  },
  table => [index('attempts_window').on(table.windowStart)],
)
