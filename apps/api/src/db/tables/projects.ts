import { sql } from 'drizzle-orm'
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
    /** The pictures of its size-collection page: the asset, and its version. */
    iconUuid: uuid('icon_uuid'),
    iconVersionId: uuid('icon_version_id'),
    coverUuid: uuid('cover_uuid'),
    coverVersionId: uuid('cover_version_id'),
    createdAt: createdAt(),
    deletedAt: time('deleted_at'),
  },
  table => [
    index('projects_team').on(table.teamId),
    uniqueIndex('projects_shareable_token').on(table.shareableToken),
    index('projects_icon').on(table.iconVersionId).where(sql`icon_version_id is not null`),
    index('projects_cover').on(table.coverVersionId).where(sql`cover_version_id is not null`),
  ],
)
