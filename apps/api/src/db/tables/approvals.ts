import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { designs } from '#api/db/tables/designs.ts'
import { projects } from '#api/db/tables/projects.ts'
import { users } from '#api/db/tables/users.ts'

/** Whose yes a project asks for before it orders. */
export const approvals = pgTable(
  'approvals',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id),
    /** Ids of members, and tags. */
    asked: jsonb('asked').notNull().$type<readonly string[]>(),
    /** Null: all of them. */
    needed: integer('needed'),
    until: time('until'),
    blocks: boolean('blocks').notNull(),
    /** Null: their account is no more. */
    askedById: uuid('asked_by_id').references(() => users.id),
    createdAt: createdAt(),
  },
  table => [index('approvals_asked_by').on(table.askedById)],
)

/** The last that somebody said to a design when their yes was asked for. */
export const approvalAnswers = pgTable(
  'approval_answers',
  {
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The design's, when it was said. */
    revision: integer('revision').notNull(),
    yes: boolean('yes').notNull(),
    text: text('text').notNull(),
    answeredAt: time('answered_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.designId, table.userId] }),
    index('approval_answers_user').on(table.userId),
  ],
)

/** What those who were asked had said by when a design was ordered; none of it changes. */
export const orderedAnswers = pgTable(
  'ordered_answers',
  {
    id: id(),
    /** The copy that is ordered. */
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    /** Null: their account is no more. */
    userId: uuid('user_id').references(() => users.id),
    /** Null: they had not answered. */
    yes: boolean('yes'),
    isCurrent: boolean('is_current').notNull(),
    text: text('text').notNull(),
    answeredAt: time('answered_at'),
  },
  table => [
    index('ordered_answers_design').on(table.designId),
    index('ordered_answers_user').on(table.userId),
  ],
)
