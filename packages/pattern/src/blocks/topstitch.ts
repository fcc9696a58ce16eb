import type { Face, LaidTrim, StitchTrim } from '../trim.ts'

/** The thread of all stitch rows on some edges (`panel.edge`). */
export function topstitch(name: string, edges: readonly string[], outside: Face): StitchTrim {
  return { kind: 'stitches', name, edges, outside }
}

/** A laid trim's edges, as stitches name them. */
export function edgesOfTrim({ name, panel }: LaidTrim): string[] {
  return panel.edges.map(edge => `${name}.${edge.name}`)
}
