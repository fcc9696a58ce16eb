import type { Migration } from './migration.ts'

/** Artwork came with where its ink ends; of what was put on before, its whole file counts. */
export const inkedArtwork: Migration = { to: 9, migrate: stored => ({ ...stored, schema: 9 }) }
