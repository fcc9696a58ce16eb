import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import type { StitchSettings } from '@teamloom/embroidery/sew-artwork.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { OwnKnits } from '@teamloom/techpack/knitting/knit-settings.ts'
import type { OrderTerms } from '@teamloom/techpack/order-terms.ts'
import type { PrintWidths } from '@teamloom/techpack/print-bands.ts'
import type { QuantityField } from '@teamloom/techpack/quantities.ts'
import type { OwnSettings } from '@teamloom/techpack/settings/settings-of.ts'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { assetVersions } from '#api/db/tables/assets.ts'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { preorderItems } from '#api/db/tables/preorder-items.ts'
import { preorders } from '#api/db/tables/preorders.ts'
import { users } from '#api/db/tables/users.ts'

/** Who changed what last, and in which revision; by the field. */
export type Touched = Readonly<Record<string, { readonly revision: number; readonly userId: string }>>

export const techpacks = pgTable(
  'techpacks',
  {
    id: id(),
    preorderId: uuid('preorder_id')
      .notNull()
      .references(() => preorders.id),
    projectName: text('project_name').notNull(),
    customerName: text('customer_name').notNull(),
    customerNumber: text('customer_number'),
    /** Null: as the event asks. */
    wantedShipDate: date('wanted_ship_date'),
    /** What is agreed with the workshop of samples, delivery and freight. */
    terms: jsonb('terms').notNull().default({}).$type<OrderTerms>(),
    /** Grows with every edit. */
    revision: integer('revision').notNull().default(1),
    touched: jsonb('touched').notNull().default({}).$type<Touched>(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('techpacks_preorder').on(table.preorderId)],
)

/** What staff have entered of an ordered design; there is no row while they have not. */
export const techpackItems = pgTable(
  'techpack_items',
  {
    techpackId: uuid('techpack_id')
      .notNull()
      .references(() => techpacks.id),
    itemId: uuid('item_id')
      .notNull()
      .references(() => preorderItems.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    /** What is set otherwise of how its cloths are knitted, by the cloth. */
    knits: jsonb('knits').notNull().default({}).$type<OwnKnits>(),
  },
  table => [
    primaryKey({ columns: [table.techpackId, table.itemId] }),
    index('techpack_items_item').on(table.itemId),
  ],
)

/** A quantity that was entered: what is suggested has no row. */
export const techpackQuantities = pgTable(
  'techpack_quantities',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => preorderItems.id, { onDelete: 'cascade' }),
    sizeName: text('size_name').notNull(),
    field: text('field').notNull().$type<QuantityField>(),
    quantity: integer('quantity').notNull(),
    /** How many were ordered when what is made over was accepted; null of other fields. */
    ordered: integer('ordered'),
  },
  table => [primaryKey({ columns: [table.itemId, table.sizeName, table.field] })],
)

export type CalibrationColor = { readonly name: string; readonly hex: string }

/** What was chosen for a decoration's pictures; null: as it begins. */
export const techpackArtworks = pgTable(
  'techpack_artworks',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => preorderItems.id, { onDelete: 'cascade' }),
    /** The decoration of the purchased design; it may be gone from there. */
    decorationId: uuid('decoration_id').notNull(),
    originalBackground: text('original_background'),
    previewBackground: text('preview_background'),
    productionBackground: text('production_background'),
    calibrationColors: jsonb('calibration_colors').notNull().default([]).$type<CalibrationColor[]>(),
    /** Inches by size, where it is not the design's. */
    printWidths: jsonb('print_widths').notNull().default({}).$type<PrintWidths>(),
    /** What is set otherwise of how it is made, by the setting. */
    settings: jsonb('settings').notNull().default({}).$type<OwnSettings>(),
    /** What is set otherwise of how a machine sews it. */
    stitching: jsonb('stitching').notNull().default({}).$type<StitchSettings>(),
  },
  table => [primaryKey({ columns: [table.itemId, table.decorationId] })],
)

/** Files to produce from, the newest in force; none is ever altered. */
export const techpackFiles = pgTable(
  'techpack_files',
  {
    id: id(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => preorderItems.id, { onDelete: 'cascade' }),
    decorationId: uuid('decoration_id').notNull(),
    assetVersionId: uuid('asset_version_id')
      .notNull()
      .references(() => assetVersions.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Why it is taken although it shows another picture; null: it does not. */
    acceptedReason: text('accepted_reason'),
    createdAt: createdAt(),
  },
  table => [
    index('techpack_files_decoration').on(table.itemId, table.decorationId, table.createdAt),
    index('techpack_files_version').on(table.assetVersionId),
    index('techpack_files_user').on(table.userId),
  ],
)

export const releaseStates = ['waiting', 'working', 'ready', 'failed'] as const
export type ReleaseState = (typeof releaseStates)[number]

/** A techpack as it was when its document was made, for ever. */
export const techpackReleases = pgTable(
  'techpack_releases',
  {
    id: id(),
    techpackId: uuid('techpack_id')
      .notNull()
      .references(() => techpacks.id),
    /** The number of the release, one for its content in any language and on any paper. */
    number: integer('number').notNull(),
    /** SHA-256 of the content. */
    hash: text('hash').notNull(),
    language: text('language').notNull(),
    paper: text('paper').notNull(),
    /** All that it says. */
    content: jsonb('content').notNull(),
    state: text('state').notNull().$type<ReleaseState>(),
    /** Steps that are done, of a hundred. */
    progress: integer('progress').notNull().default(0),
    /** What should be in it and is not, in words. */
    missing: jsonb('missing').notNull().default([]).$type<readonly Label[]>(),
    /** Why there is another one. */
    reason: text('reason'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    changedAt: time('changed_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('techpack_releases_content').on(table.techpackId, table.hash, table.language, table.paper),
    index('techpack_releases_number').on(table.techpackId, table.number),
    index('techpack_releases_user').on(table.userId),
  ],
)

/** A file that a machine runs, as it is made of what an item is now; the bytes are in the store, at its key. */
export const machineFiles = pgTable(
  'machine_files',
  {
    id: id(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => preorderItems.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull().default('embroidery').$type<MachineFile['kind']>(),
    /** Null of what is of a whole item. */
    decorationId: uuid('decoration_id'),
    format: text('format').notNull(),
    name: text('name').notNull(),
    /** Another of another size, ink or setting. */
    key: text('key').notNull(),
    state: text('state').notNull().$type<'making' | 'ready' | 'failed'>(),
    problem: text('problem').$type<MachineFile['problem']>(),
    figures: jsonb('figures').$type<MachineFile['figures']>(),
    checks: jsonb('checks').notNull().default([]).$type<MachineFile['checks']>(),
    changedAt: time('changed_at').notNull(),
  },
  table => [
    unique('machine_files_of_format').on(table.itemId, table.decorationId, table.format).nullsNotDistinct(),
  ],
)
