import { must } from '@teamloom/kit/assert.ts'
import type { Curve } from './curve.ts'
import { getEdge, type Panel } from './panel.ts'

/** `panel.edge`. */
export type EdgeName = `${string}.${string}`

/**
 * Two edges sewn together over their whole lengths. Outlines run clockwise as seen from outside the
 * garment, so sewn edges always run against each other: the start of `a` meets the end of `b`.
 */
export type Seam = { readonly a: EdgeName; readonly b: EdgeName }

export function splitEdgeName(name: EdgeName): { panel: string; edge: string } {
  const [panel, edge] = name.split('.') as [string, string]
  return { panel, edge }
}

export function findEdge(panels: readonly Panel[], name: EdgeName): Curve {
  const { panel, edge } = splitEdgeName(name)
  return getEdge(
    must(
      panels.find(one => one.name === panel),
      `panel ${panel}`,
    ),
    edge,
  )
}
