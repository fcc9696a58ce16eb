import type { ClothMesh } from './cloth-mesh.ts'

/** A side of one or two triangles, between particles. */
export type Link = {
  readonly a: number
  readonly b: number
  /** The vertices at a, b and opposite of each triangle that it belongs to. */
  readonly wings: {
    readonly triangle: number
    readonly at: readonly [a: number, b: number, opposite: number]
  }[]
}

export function linksOf(mesh: ClothMesh): Link[] {
  const links = new Map<number, Link>()
  for (let t = 0; t < mesh.triangles; t++)
    for (let k = 0; k < 3; k++) {
      const from = mesh.corner[t * 3 + k]!
      const to = mesh.corner[t * 3 + ((k + 1) % 3)]!
      const opposite = mesh.corner[t * 3 + ((k + 2) % 3)]!
      const [i, j] = [mesh.particle[from]!, mesh.particle[to]!]
      const [a, b] = i < j ? [i, j] : [j, i]
      const key = a * mesh.particles + b
      let link = links.get(key)
      if (!link) {
        link = { a, b, wings: [] }
        links.set(key, link)
      }
      link.wings.push({ triangle: t, at: i < j ? [from, to, opposite] : [to, from, opposite] })
    }
  return [...links.values()]
}

/** Neighbours of each particle, end to end: those of i from first[i] to first[i + 1] - 1. */
export type Neighbours = { readonly first: Int32Array; readonly list: Int32Array }

export function neighboursOf(links: readonly Link[], particles: number): Neighbours {
  const first = new Int32Array(particles + 1)
  for (const { a, b } of links) {
    first[a + 1]!++
    first[b + 1]!++
  }
  for (let i = 0; i < particles; i++) first[i + 1]! += first[i]!
  const next = first.slice()
  const list = new Int32Array(links.length * 2)
  for (const { a, b } of links) {
    list[next[a]!++] = b
    list[next[b]!++] = a
  }
  return { first, list }
}
