import type { Verdict } from '@teamloom/artwork/verdict.ts'
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { teams } from '#api/db/tables/teams.ts'
import { users } from '#api/db/tables/users.ts'

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
    /** How many bytes the forms take. */
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
    /** The name of the file that was put last. */
    filename: text('filename').notNull(),
    /** The name of a file that an address was given out for and that has not come yet, as a new version. */
    awaitedFilename: text('awaited_filename'),
    /** What its team calls it; null: as its file. */
    name: text('name'),
    isPublic: boolean('is_public').notNull(),
    /** What was put last; null until then. */
    contentId: uuid('content_id').references(() => contents.id),
    createdAt: createdAt(),
    /** Out of the library since then; what was ordered with it still shows it. */
    removedAt: time('removed_at'),
  },
  table => [
    index('assets_team').on(table.teamId, table.createdAt, table.id),
    index('assets_uploader').on(table.uploaderId),
    index('assets_content').on(table.contentId),
  ],
)

/** What was put for an asset before its file: it takes room until the night removes it. */
export const replacedContents = pgTable(
  'replaced_contents',
  {
    assetId: uuid('asset_id')
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    replacedAt: time('replaced_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.assetId, table.contentId] }),
    index('replaced_contents_content').on(table.contentId),
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
    /** What it was made from, where it is words: then they can be edited again. */
    recipe: jsonb('recipe'),
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
  table => [
    primaryKey({ columns: [table.assetId, table.teamId] }),
    index('asset_shares_team').on(table.teamId),
  ],
)
