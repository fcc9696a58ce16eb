import type { Migration } from './migration.ts'

/** Decorations came with words that are each person's own; before, none had them. */
export const personalWords: Migration = { to: 11, migrate: stored => ({ ...stored, schema: 11 }) }
