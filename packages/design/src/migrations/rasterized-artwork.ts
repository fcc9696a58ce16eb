import type { Migration } from './migration.ts'

/** Artwork came with whether all that is kept of a drawing is a picture of it; before, none was kept as one. */
export const rasterizedArtwork: Migration = { to: 7, migrate: stored => ({ ...stored, schema: 7 }) }
