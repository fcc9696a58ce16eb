import type { Migration } from './migration.ts'

/** Artwork came with the ground that it stands on; before, none was looked for. */
export const groundedArtwork: Migration = { to: 10, migrate: stored => ({ ...stored, schema: 10 }) }
