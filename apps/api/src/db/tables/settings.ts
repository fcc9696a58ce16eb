import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { users } from '#api/db/tables/users.ts'

/** Each change of what the house has set: rows are added, and none is changed. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: id(),
    /** The number of the step in which this and all else was changed at once; grows with each. */
    revision: integer('revision').notNull(),
    key: text('key').notNull(),
    /** Null: what holds where nothing is set. */
    value: jsonb('value'),
    /** What held, or was to hold, at `from` before; null as `value` is. */
    was: jsonb('was'),
    /** From when on it holds. */
    from: time('from').notNull(),
    note: text('note'),
    /** The planned change that this takes back before it began. */
    drops: uuid('drops').references((): AnyPgColumn => settingChanges.id),
    /** The change that this takes back. */
    undoes: uuid('undoes').references((): AnyPgColumn => settingChanges.id),
    /** Null: their account is gone. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('setting_changes_revision_key').on(table.revision, table.key),
    index('setting_changes_key').on(table.key, table.from, table.revision),
    index('setting_changes_from').on(table.from),
    index('setting_changes_drops').on(table.drops),
    index('setting_changes_undoes').on(table.undoes),
    index('setting_changes_changed_by').on(table.changedBy),
  ],
)
