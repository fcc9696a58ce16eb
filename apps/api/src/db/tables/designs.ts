import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { preorders } from '#api/db/tables/preorders.ts'
import { projects } from '#api/db/tables/projects.ts'
import { users } from '#api/db/tables/users.ts'

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
    /** The pieces that it is priced for; null until it is registered. */
    quantity: integer('quantity'),
    collectableSince: time('collectable_since'),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    deletedAt: time('deleted_at'),
  },
  table => [
    index('designs_project').on(table.projectId, table.updatedAt),
    index('designs_unregistered').on(table.createdAt).where(sql`project_id is null and preorder_id is null`),
    index('designs_preorder').on(table.preorderId).where(sql`preorder_id is not null`),
    index('designs_maker').on(table.makerId).where(sql`maker_id is not null`),
    index('designs_look').on(table.lookKey),
    index('designs_product').on(table.product),
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
    /** The one that this takes back, when it is an undo or a redo. */
    takesBack: integer('takes_back'),
    /** Why the change could not be taken back, and by which key that was found: then it is not tried again. */
    dropped: jsonb('dropped'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.designId, table.revision] }),
    uniqueIndex('design_changes_key').on(table.designId, table.key).where(sql`key is not null`),
  ],
)

/** A design as it was at a revision: every fiftieth, and those of versions. Others follow from the changes between. */
export const designSnapshots = pgTable(
  'design_snapshots',
  {
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    revision: integer('revision').notNull(),
    document: jsonb('document').notNull(),
  },
  table => [primaryKey({ columns: [table.designId, table.revision] })],
)

/** A revision worth finding, with its snapshot. */
export const designVersions = pgTable(
  'design_versions',
  {
    id: id(),
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    revision: integer('revision').notNull(),
    name: text('name'),
    reason: text('reason').notNull(),
    /** Who named it, or did what it was kept for, or changed the design last. */
    userId: uuid('user_id'),
    /** Its pictures. */
    lookKey: text('look_key').notNull(),
    /** The order request that it was kept for. */
    preorderId: uuid('preorder_id').references(() => preorders.id),
    createdAt: createdAt(),
  },
  table => [
    index('design_versions_design').on(table.designId, table.revision, table.createdAt),
    index('design_versions_look').on(table.lookKey),
    index('design_versions_preorder').on(table.preorderId).where(sql`preorder_id is not null`),
  ],
)
