import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { users } from '#api/db/tables/users.ts'

/** AC65: codes of an authenticator, one of an account. */
export const totpFactors = pgTable(
  'totp_factors',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Sealed with the server's secret. */
    secret: text('secret').notNull(),
    createdAt: createdAt(),
    /** Null: shown, and not yet used. */
    confirmedAt: time('confirmed_at'),
    /** The step of the last code that was taken: none is taken twice. */
    lastStep: bigint('last_step', { mode: 'number' }),
  },
  table => [uniqueIndex('totp_factors_user').on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    credentialId: text('credential_id').notNull(),
    /** Base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    createdAt: createdAt(),
    usedAt: time('used_at'),
  },
  table => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
)

/** Hashes of those that were not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** What was begun and is to be gone on with, once: only hashes. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** `login`: the password was right; `register`, `passkey`: a challenge of WebAuthn; `oidc-way`, `oidc`: a sign-in by a provider. */
    kind: text('kind').notNull(),
    /** Null: nobody is known yet. */
    userId: uuid('user_id').references(() => users.id),
    /** The hash of the password that was right: another password since ends the ticket. */
    passwordHash: text('password_hash'),
    /** AC72: whose designs come along, and to which project. */
    guestId: uuid('guest_id').references(() => users.id),
    takeOverProjectId: uuid('take_over_project_id'),
    expiresAt: time('expires_at').notNull(),
  },
  table => [
    index('login_tickets_guest').on(table.guestId).where(sql`guest_id is not null`),
    index('login_tickets_expiry').on(table.expiresAt),
    index('login_tickets_user').on(table.userId),
  ],
)

/** AC68: who somebody is to a provider of OpenID Connect, once they have shown that the account is theirs. */
export const oidcIdentities = pgTable(
  'oidc_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('oidc_identities_user').on(table.userId),
  ],
)
