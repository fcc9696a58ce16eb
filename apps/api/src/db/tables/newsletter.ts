import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
