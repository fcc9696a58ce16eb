import type { ProjectSize } from '@teamloom/commerce/pricing/planned-quantity.ts'
import type { ForWho } from '@teamloom/contract/user.ts'
import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { users } from '#api/db/tables/users.ts'

export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text('name').notNull(),
    forWho: text('for_who').$type<ForWho>(),
    projectSize: text('project_size').$type<ProjectSize>(),
    eventDate: date('event_date'),
    colors: text('colors').array().notNull().default([]),
    /** One of the catalogue's sports, or `none`; null as long as nobody chose. */
    sport: text('sport'),
    /** Who made it, while they are in it. */
    founderId: uuid('founder_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deletedAt: time('deleted_at'),
    /** When it is deleted, as a member has asked, unless one of them keeps it. */
    deletesAt: time('deletes_at'),
    deletionAskedBy: uuid('deletion_asked_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('teams_deleting').on(table.deletesAt).where(sql`deletes_at is not null`),
    index('teams_founder').on(table.founderId),
    index('teams_deletion_asked').on(table.deletionAskedBy).where(sql`deletion_asked_by is not null`),
    index('teams_created').on(table.createdAt, table.id).where(sql`deleted_at is null`),
    // `name_words` is made by the migration: the words as they are compared.
    index('teams_words')
      .using('gin', sql`array_to_tsvector(name_words(${table.name}))`)
      // What was just added would be looked through one by one otherwise.
      .with({ fastupdate: false }),
  ],
)

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    joinedAt: time('joined_at').notNull().defaultNow(),
    /** AC60: whether the member sees what is the team's, and changes nothing of it. */
    looksOnly: boolean('looks_only').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user').on(table.userId),
    index('team_members_looking').on(table.userId).where(sql`looks_only`),
  ],
)

/** Invitations: one link per team is given out at a time; older ones hold until they expire. */
export const teamLinks = pgTable(
  'team_links',
  {
    token: text('token').primaryKey(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
    invitorId: uuid('invitor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  table => [
    index('team_links_team').on(table.teamId, table.createdAt),
    index('team_links_expiry').on(table.expiresAt),
    index('team_links_invitor').on(table.invitorId),
  ],
)

/** Who was taken out of a team by another, and when: the links that they may have seen are none for them. */
export const teamRemovals = pgTable(
  'team_removals',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    removedAt: time('removed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_removals_user').on(table.userId),
  ],
)
