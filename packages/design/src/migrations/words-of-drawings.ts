import type { Migration } from './migration.ts'

/** Artwork came with the words of drawings, the fonts that they lack, and where each colour is; before, none was looked for. */
export const wordsOfDrawings: Migration = { to: 6, migrate: stored => ({ ...stored, schema: 6 }) }
