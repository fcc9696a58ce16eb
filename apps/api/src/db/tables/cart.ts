import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { index, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, lines, sizes, worded, wordsHash } from '#api/db/tables/columns.ts'
import { designs } from '#api/db/tables/designs.ts'
import { users } from '#api/db/tables/users.ts'

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
    lines: lines(),
    sizes: sizes(),
    worded: worded(),
    wordsHash: wordsHash(),
    /** What the answers of its collection were when they were taken over, and when (ISO). */
    collected: jsonb('collected').$type<{ readonly takenAt: string; readonly sizes: SizeQuantity[] }>(),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('cart_items_user_design').on(table.userId, table.designId),
    index('cart_items_design').on(table.designId),
  ],
)
