import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { PanelMesh } from './triangulate.ts'

/** Whether a panel is another seen in a mirror: its edges bear the same names and run the other way. */
export function isMirrorOf(panel: Panel, other: Panel): boolean {
  return (
    panel.edges.length === other.edges.length &&
    panel.edges.every(edge => {
      const twin = other.edges.find(one => one.name === edge.name)?.curve.toReversed()
      return (
        twin?.length === edge.curve.length &&
        edge.curve.every(([u, v], i) => Math.abs(u + twin[i]![0]) < 1e-6 && Math.abs(v - twin[i]![1]) < 1e-6)
      )
    })
  )
}

/** A panel's triangles mirrored, so that both twins can be told to lie alike. Points keep their numbers. */
export function mirrorMesh(mesh: PanelMesh): PanelMesh {
  const triangles: number[] = []
  for (let t = 0; t < mesh.triangles.length; t += 3)
    triangles.push(mesh.triangles[t]!, mesh.triangles[t + 2]!, mesh.triangles[t + 1]!)
  return {
    points: mesh.points.map(([u, v]): Point => [-u, v]),
    triangles,
    edgePoints: new Map([...mesh.edgePoints].map(([name, points]) => [name, points.toReversed()])),
  }
}
