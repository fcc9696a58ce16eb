import { must } from '@teamloom/kit/assert.ts'
import type { Curve } from './curve.ts'
import type { Point } from './point.ts'

export type Edge = { readonly name: string; readonly curve: Curve }

/** A piece of cloth: its edges clockwise round it as seen from outside, each starting where the last ends. */
export type Panel = { readonly name: string; readonly edges: readonly Edge[] }

export type Bounds = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function getEdge(panel: Panel, name: string): Curve {
  return must(
    panel.edges.find(edge => edge.name === name),
    `edge ${panel.name}.${name}`,
  ).curve
}

/** The closed outline without its last point, which is its first. */
export function outlineOf(panel: Panel): Point[] {
  return panel.edges.flatMap(edge => edge.curve.slice(0, -1))
}

export function boundsOf(points: readonly Point[]): Bounds {
  return {
    left: Math.min(...points.map(([u]) => u)),
    top: Math.min(...points.map(([, v]) => v)),
    right: Math.max(...points.map(([u]) => u)),
    bottom: Math.max(...points.map(([, v]) => v)),
  }
}

export function contains(outline: readonly Point[], [u, v]: Point): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ui, vi] = outline[i]!
    const [uj, vj] = outline[j]!
    if (vi > v !== vj > v && u < ((uj - ui) * (v - vi)) / (vj - vi) + ui) inside = !inside
  }
  return inside
}

/** From a point to the nearest place on the outline. */
export function distanceTo(outline: readonly Point[], [u, v]: Point): number {
  let nearest = Infinity
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [au, av] = outline[j]!
    const du = outline[i]![0] - au
    const dv = outline[i]![1] - av
    const along = ((u - au) * du + (v - av) * dv) / (du * du + dv * dv + 1e-12)
    const t = along < 0 ? 0 : along > 1 ? 1 : along
    nearest = Math.min(nearest, (u - au - du * t) ** 2 + (v - av - dv * t) ** 2)
  }
  return Math.sqrt(nearest)
}

/** Inches across the outline at height v: its furthest u on either side of 0. */
export function spanAt(outline: readonly Point[], v: number): { left: number; right: number } {
  let left = 0
  let right = 0
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ui, vi] = outline[i]!
    const [uj, vj] = outline[j]!
    if (vi > v === vj > v) continue
    const u = ui + ((uj - ui) * (v - vi)) / (vj - vi)
    left = Math.min(left, u)
    right = Math.max(right, u)
  }
  return { left, right }
}
