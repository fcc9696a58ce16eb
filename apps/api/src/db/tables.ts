import type { Verdict } from '@teamloom/artwork/verdict.ts'
import type { ForWho, ProjectSize } from '@teamloom/contract/user.ts'
import type { OpenCheck } from '@teamloom/design/open-checks.ts'
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
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const id = () => uuid('id').primaryKey()
const createdAt = () => time('created_at').notNull().defaultNow()

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
    avatarAssetVersionId: uuid('avatar_asset_version_id'),
    /** Made when it is first asked for. */
    referralCode: text('referral_code'),
    /** Since when it is waited for that the address is confirmed. */
    unverifiedSince: time('unverified_since'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_referral_code').on(table.referralCode),
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

export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text('name').notNull(),
    forWho: text('for_who').$type<ForWho>(),
    projectSize: text('project_size').$type<ProjectSize>(),
    eventDate: date('event_date'),
    colors: text('colors').array().notNull().default([]),
    createdAt: createdAt(),
    deletedAt: time('deleted_at'),
  },
  table => [
    index('teams_created').on(table.createdAt, table.id).where(sql`deleted_at is null`),
    // `name_words` is made by the migration: the words as they are compared.
    index('teams_words')
      .using('gin', sql`array_to_tsvector(name_words(${table.name}))`)
      // What was just added would be looked through one by one otherwise.
      .with({ fastupdate: false }),
  ],
)

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    joinedAt: time('joined_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user').on(table.userId),
  ],
)

/** Invitations: one link per team is given out at a time; older ones hold until they expire. */
export const teamLinks = pgTable(
  'team_links',
  {
    token: text('token').primaryKey(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
    invitorId: uuid('invitor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  table => [
    index('team_links_team').on(table.teamId, table.createdAt),
    index('team_links_expiry').on(table.expiresAt),
  ],
)

/** Who was taken out of a team by another, and when: the links that they may have seen are none for them. */
export const teamRemovals = pgTable(
  'team_removals',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    removedAt: time('removed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.teamId, table.userId] })],
)

export const projects = pgTable(
  'projects',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
    name: text('name').notNull(),
    shareableToken: text('shareable_token').notNull(),
    createdAt: createdAt(),
    deletedAt: time('deleted_at'),
  },
  table => [
    index('projects_team').on(table.teamId),
    uniqueIndex('projects_shareable_token').on(table.shareableToken),
  ],
)

export const designs = pgTable(
  'designs',
  {
    id: id(),
    /** Null until it is registered in a project: then it is its maker's alone, and goes after a day. */
    projectId: uuid('project_id').references(() => projects.id),
    makerId: uuid('maker_id').references(() => users.id),
    /** The order request that this is the copy of: then it is staff's to change, and in no project. */
    preorderId: uuid('preorder_id').references(() => preorders.id),
    name: text('name'),
    description: text('description'),
    family: text('family').notNull(),
    product: text('product').notNull(),
    document: jsonb('document').notNull(),
    revision: integer('revision').notNull().default(1),
    lookKey: text('look_key').notNull(),
    collectableSince: time('collectable_since'),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    deletedAt: time('deleted_at'),
  },
  table => [
    index('designs_project').on(table.projectId, table.updatedAt),
    index('designs_unregistered').on(table.createdAt).where(sql`project_id is null and preorder_id is null`),
    index('designs_preorder').on(table.preorderId).where(sql`preorder_id is not null`),
  ],
)

/** What a picture shows, under the keyed hash that its address carries. */
export const looks = pgTable(
  'looks',
  {
    key: text('key').primaryKey(),
    drawn: jsonb('drawn').notNull(),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
  },
  table => [index('looks_last_used').on(table.lastUsedAt)],
)

/** Every change of a design: who made it, when, what it was, what takes it back. */
export const designChanges = pgTable(
  'design_changes',
  {
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    /** The one that it made. */
    revision: integer('revision').notNull(),
    /** Null: another server. No reference: each would be looked up with each change. */
    userId: uuid('user_id'),
    change: jsonb('change').notNull(),
    inverse: jsonb('inverse').notNull(),
    /** By which its sender knows it again, and the hash of what it asked for. */
    key: text('key'),
    bodyHash: text('body_hash'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.designId, table.revision] }),
    uniqueIndex('design_changes_key').on(table.designId, table.key).where(sql`key is not null`),
  ],
)

/** Files that were put, each once however often it came: the same bytes for ever. */
export const contents = pgTable(
  'contents',
  {
    id: id(),
    /** SHA-256. Null: it was kept before the same files were kept once, and is its version's alone. */
    hash: text('hash'),
    /** 0: kept before bytes were counted. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** The last time. */
    putAt: time('put_at').notNull(),
  },
  table => [uniqueIndex('contents_hash').on(table.hash), index('contents_put').on(table.putAt)],
)

/** What a content was found to be, and under whose id the forms lie in which it is drawn. */
export const readings = pgTable(
  'readings',
  {
    id: id(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id),
    /** Which reader found it: another may find otherwise. */
    reader: text('reader').notNull(),
    verdict: jsonb('verdict').notNull().$type<Verdict>(),
    /** Of its forms. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    readAt: time('read_at').notNull(),
  },
  table => [uniqueIndex('readings_content').on(table.contentId, table.reader)],
)

export const assets = pgTable(
  'assets',
  {
    id: id(),
    /** Null: its uploader's own, for their picture. */
    teamId: uuid('team_id').references(() => teams.id),
    uploaderId: uuid('uploader_id')
      .notNull()
      .references(() => users.id),
    filename: text('filename').notNull(),
    isPublic: boolean('is_public').notNull(),
    /** What was put last; null until then. */
    contentId: uuid('content_id').references(() => contents.id),
    createdAt: createdAt(),
  },
  table => [
    index('assets_team').on(table.teamId),
    index('assets_uploader').on(table.uploaderId).where(sql`team_id is null`),
    index('assets_content').on(table.contentId),
  ],
)

/** A use of an asset's file; the picture that a design shows by this id is the same for ever. */
export const assetVersions = pgTable(
  'asset_versions',
  {
    id: id(),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => assets.id),
    assetType: text('asset_type').notNull(),
    readingId: uuid('reading_id')
      .notNull()
      .references(() => readings.id),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('asset_versions_asset').on(table.assetId, table.assetType, table.readingId),
    index('asset_versions_reading').on(table.readingId),
  ],
)

/** Teams that artwork was shared with, beside the one that owns it. */
export const assetShares = pgTable(
  'asset_shares',
  {
    assetId: uuid('asset_id')
      .notNull()
      .references(() => assets.id),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
  },
  table => [primaryKey({ columns: [table.assetId, table.teamId] })],
)

type SizeQuantities = { name: string; qty: number }[]

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    sizes: jsonb('sizes').notNull().$type<SizeQuantities>(),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('cart_items_user_design').on(table.userId, table.designId),
    index('cart_items_design').on(table.designId),
  ],
)

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

/** What is ordered of a design: a copy of its own, which later edits and deletions of the original do not touch. */
export const preorderItems = pgTable(
  'preorder_items',
  {
    id: id(),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    position: integer('position').notNull(),
    /** The copy. */
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    /** What it was made of, as it was then. */
    originalDesignId: uuid('original_design_id').notNull(),
    projectName: text('project_name').notNull(),
    designName: text('design_name'),
    teamId: uuid('team_id').notNull(),
    sizes: jsonb('sizes').notNull().$type<SizeQuantities>(),
    /** The price tables that held when it was ordered. */
    terms: jsonb('terms').notNull(),
    /** The lines of the credits that the copy uses, as they are worded and counted when it changes. */
    credits: jsonb('credits').notNull(),
    /** What is open of the copy's artwork, likewise. */
    openChecks: jsonb('open_checks').notNull().default([]).$type<OpenCheck[]>(),
  },
  table => [
    uniqueIndex('preorder_items_design').on(table.designId),
    index('preorder_items_preorder').on(table.preorderId, table.position),
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
