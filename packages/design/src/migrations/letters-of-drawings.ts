import type { Migration } from './migration.ts'

/** Artwork came with the letters of its words for which boxes stand; before, it was not looked for. */
export const lettersOfDrawings: Migration = { to: 8, migrate: stored => ({ ...stored, schema: 8 }) }
