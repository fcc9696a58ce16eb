import type { Migration } from './migration.ts'

/** Artwork came with what is finest in it; of what was put on before, that was not measured. */
export const artDetails: Migration = { to: 4, migrate: stored => ({ ...stored, schema: 4 }) }
