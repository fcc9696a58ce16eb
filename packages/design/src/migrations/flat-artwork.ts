import type { Migration } from './migration.ts'

/** Artwork came to be told flat or not; of what was put on before, that was not looked for. */
export const flatArtwork: Migration = {
  to: 3,
  migrate: ({ decorations, ...stored }) => ({
    ...stored,
    schema: 3,
    decorations: Array.isArray(decorations) ? decorations.map(withFlat) : decorations,
  }),
}

function withFlat(decoration: { readonly artwork?: unknown }): object {
  const { artwork } = decoration
  return typeof artwork === 'object' && artwork !== null
    ? { ...decoration, artwork: { ...artwork, isFlat: null } }
    : decoration
}
