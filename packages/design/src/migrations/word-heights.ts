import type { Migration } from './migration.ts'

/** Words that were written here came with how high their letters are; of those put on before, that is not known. */
export const wordHeights: Migration = { to: 5, migrate: stored => ({ ...stored, schema: 5 }) }
