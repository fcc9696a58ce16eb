import type { WordedPieces } from '@teamloom/commerce/lines/worded-pieces.ts'
import type { SetPrices } from '@teamloom/commerce/pricing/price-item.ts'
import type { PricedSlot } from '@teamloom/commerce/pricing/price-personal.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Appearance } from '@teamloom/design/appearance.ts'
import type { OpenCheck } from '@teamloom/design/open-checks.ts'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, lines, sizes, worded } from '#api/db/tables/columns.ts'
import { designs } from '#api/db/tables/designs.ts'
import { preorders } from '#api/db/tables/preorders.ts'

export type AskedItem = {
  readonly document: unknown
  readonly lookKey: string
  readonly creditsUsed: number
  readonly sizes: SizeQuantity[]
  /** Absent of what was asked for before words had a price. */
  readonly slots?: PricedSlot[]
  readonly worded?: WordedPieces
}

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
    lines: lines(),
    sizes: sizes(),
    worded: worded(),
    /** The price tables that held when it was ordered. */
    terms: jsonb('terms').notNull(),
    /** The lines of the credits that the copy uses, as they are worded and counted when it changes. */
    credits: jsonb('credits').notNull(),
    /** Where words of the copy are each person's own, likewise. */
    slots: jsonb('slots').notNull().default([]).$type<PricedSlot[]>(),
    /** What is open of the copy's artwork, likewise. */
    openChecks: jsonb('open_checks').notNull().default([]).$type<OpenCheck[]>(),
    /** How the copy is shown; null of what was ordered before that was kept. */
    appearance: jsonb('appearance').$type<Appearance>(),
    /** What staff have set past the maximum quantity, by currency. */
    setPrices: jsonb('set_prices').notNull().default({}).$type<SetPrices>(),
    /** How many of the team's yes were enough when it was ordered; null: none was asked for. */
    approvalNeeded: integer('approval_needed'),
    /** What its customer asked for; null where staff have added it. */
    asked: jsonb('asked').$type<AskedItem>(),
  },
  table => [
    uniqueIndex('preorder_items_design').on(table.designId),
    index('preorder_items_original').on(table.originalDesignId),
    index('preorder_items_preorder').on(table.preorderId, table.position),
    index('preorder_items_team').on(table.teamId),
  ],
)
