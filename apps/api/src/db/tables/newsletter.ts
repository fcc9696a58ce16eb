import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'

/** Addresses that asked for the newsletter: written to once they are confirmed, until they leave. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text('email').notNull(),
    language: text('language').notNull(),
    confirmedAt: time('confirmed_at'),
    leftAt: time('left_at'),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('newsletter_subscribers_email').on(table.email)],
)

/** Each month's draw: who was chosen of how many, by which seed; the winner is told once staff have confirmed it. */
export const newsletterDraws = pgTable(
  'newsletter_draws',
  {
    id: id(),
    /** `2026-11`. */
    month: text('month').notNull(),
    /** Hexadecimal: with it and the entrants the draw is made again. */
    seed: text('seed').notNull(),
    candidates: integer('candidates').notNull(),
    /** Ids of all it was drawn from, also of those who are gone since; null of before they were kept. */
    entrants: uuid('entrants').array(),
    /** Null: they have left since. */
    subscriberId: uuid('subscriber_id').references(() => newsletterSubscribers.id, { onDelete: 'set null' }),
    drawnBy: uuid('drawn_by'),
    confirmedAt: time('confirmed_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('newsletter_draws_month').on(table.month),
    index('newsletter_draws_subscriber').on(table.subscriberId),
  ],
)
