import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { teams } from '#api/db/tables/teams.ts'

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
