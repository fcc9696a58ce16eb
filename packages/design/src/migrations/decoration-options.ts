import type { Migration } from './migration.ts'

/** Types came to have options of their own; until then there were none to choose. */
export const decorationOptions: Migration = {
  to: 2,
  migrate: ({ decorations, ...stored }) => ({
    ...stored,
    schema: 2,
    decorations: Array.isArray(decorations)
      ? decorations.map((decoration: object) => ({ ...decoration, options: {} }))
      : decorations,
  }),
}
