import type { Migration } from './migration.ts'

/** A piece that joins others came to say how their words were set; of what was ordered before, that was not kept. */
export const setWords: Migration = { to: 12, migrate: stored => ({ ...stored, schema: 12 }) }
