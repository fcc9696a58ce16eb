import type { Vote, VoteKind } from '@teamloom/commerce/review/review-link.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { designs } from '#api/db/tables/designs.ts'
import { projects } from '#api/db/tables/projects.ts'
import { users } from '#api/db/tables/users.ts'

/** Links to look at designs of a project and say what one thinks; a project has one that is not closed. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    token: text('token').notNull(),
    designIds: jsonb('design_ids').notNull().$type<readonly string[]>(),
    showPrice: boolean('show_price').notNull(),
    votes: text('votes').notNull().$type<VoteKind>(),
    makerId: uuid('maker_id').references(() => users.id),
    endsAt: time('ends_at'),
    closedAt: time('closed_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('reviews_token').on(table.token),
    uniqueIndex('reviews_open').on(table.projectId).where(sql`closed_at is null`),
    index('reviews_project').on(table.projectId, table.createdAt),
    index('reviews_maker').on(table.makerId).where(sql`maker_id is not null`),
  ],
)

/** Who has said something by a link, by the name that they gave; their secret is made of the id. */
export const reviewVisitors = pgTable(
  'review_visitors',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  table => [index('review_visitors_project').on(table.projectId)],
)

/** What a visitor thinks of a design as it was. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    visitorId: uuid('visitor_id')
      .notNull()
      .references(() => reviewVisitors.id),
    vote: text('vote').notNull().$type<Vote>(),
    revision: integer('revision').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.designId, table.visitorId] }),
    index('review_votes_visitor').on(table.visitorId),
  ],
)
