import type { NumberRange } from '@teamloom/commerce/collection/number-range.ts'
import type { Words } from '@teamloom/design/slots.ts'
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

/** How a project collects sizes; absent until somebody sets it, or its first design is collectable. */
export const collections = pgTable(
  'collections',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.id),
    /** Whom visitors ask, while they are in the team. */
    organizerId: uuid('organizer_id').references(() => users.id),
    isOpen: boolean('is_open').notNull().default(true),
    closesAt: time('closes_at'),
    /** By hand. */
    closedAt: time('closed_at'),
    /** WH8: the end of its time that other programs were told of. */
    toldClosedAt: time('told_closed_at'),
    timeZone: text('time_zone').notNull().default('America/Toronto'),
    message: text('message'),
    language: text('language').notNull(),
    showAnswered: boolean('show_answered').notNull().default(false),
    /** Null: the usual ones. */
    numbers: jsonb('numbers').$type<NumberRange>(),
    createdAt: createdAt(),
  },
  table => [
    index('collections_organizer').on(table.organizerId),
    index('collections_closing').on(table.closesAt).where(sql`told_closed_at is distinct from closes_at`),
  ],
)

/** Who has answered, by address and name; their private link is made of the id. */
export const collectionPeople = pgTable(
  'collection_people',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    email: text('email').notNull(),
    /** What tells those of one address apart; of the names that their entries have. */
    nameKey: text('name_key').notNull(),
    language: text('language').notNull(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('collection_people_name').on(table.projectId, table.email, table.nameKey)],
)

/** What somebody takes of a design in a size, with their name as it was sent. */
export const collectionEntries = pgTable(
  'collection_entries',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    /** Null: added by hand, of somebody who has no address. */
    personId: uuid('person_id').references(() => collectionPeople.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    size: text('size').notNull(),
    quantity: integer('quantity').notNull(),
    note: text('note'),
    /** What the design's slots show, by their ids; null where it has none. */
    words: jsonb('words').$type<Words>(),
    /** Words that are numbers, and claimed. */
    numbers: jsonb('numbers').$type<Words>(),
    /** What came at once; null: by hand. */
    sendingId: uuid('sending_id'),
    createdAt: createdAt(),
  },
  table => [
    index('collection_entries_sending').on(table.sendingId).where(sql`sending_id is not null`),
    index('collection_entries_project').on(table.projectId, table.createdAt),
    index('collection_entries_design').on(table.designId),
    index('collection_entries_person').on(table.personId).where(sql`person_id is not null`),
  ],
)

/**
 * SC34: whose a number of a design is while it is collected: one row for each entry that has it. That a number is one
 * holder's alone is a constraint of the database that the migration makes: no unique key can say it, as one person
 * may wear the number on several pieces. A row goes with its entry.
 */
export const collectionNumbers = pgTable(
  'collection_numbers',
  {
    projectId: uuid('project_id').notNull(),
    designId: uuid('design_id').notNull(),
    slotId: uuid('slot_id').notNull(),
    number: text('number').notNull(),
    /** The person, else the entry that was added by hand. */
    holder: uuid('holder').notNull(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => collectionEntries.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.entryId, table.slotId, table.number] })],
)

/** Who is expected to answer. */
export const collectionRoster = pgTable(
  'collection_roster',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** What tells those of one address apart. */
    nameKey: text('name_key').notNull(),
    /** On their jersey, as it was typed. */
    number: text('number'),
    language: text('language').notNull(),
    remindedAt: time('reminded_at'),
    /** Whether this person’s reminder is still to be written. */
    isBeingReminded: boolean('is_being_reminded').notNull().default(false),
    /** Since when this person wants no reminders. */
    silentSince: time('silent_since'),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('collection_roster_name').on(table.projectId, table.email, table.nameKey)],
)
