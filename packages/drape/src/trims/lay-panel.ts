import type { LaidTrim } from '@teamloom/pattern/trim.ts'
import { nearestOn } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { sew } from '../cloth/sew.ts'
import { linksOf } from '../cloth/topology.ts'
import { ease } from '../ease.ts'
import { add, dot, scale, subtract, type Vec } from '../vector.ts'
import { type Host, type HostPlace, readHost } from './host.ts'

const step = 0.14
/** Inches between a sewn edge and the cloth below it. */
const sewnGap = 0.035
/** Rounds of smoothing: a pocket spans the small folds of what it is sewn to. */
const smoothing = 14

/** A flat trim's cloth, laid over its host. */
export function layPanel(trim: LaidTrim, host: Host): ClothMesh {
  const { seat, panel } = trim
  const piece = {
    ...panel,
    outside: trim.outside,
    inside: trim.outside,
    fabric: trim.fabric,
    hand: 'fleece',
    wrap: { kind: 'band' },
  } as const
  const mesh = sew({ pieces: [piece], seams: [] }, step)
  // Seen from the inside, a piece's u runs the other way.
  const facing = seat.face === 'outside' ? 1 : -1
  const places = Array.from(mesh.particle, (_, vertex) =>
    readHost(host, seat.on, seat.face, seat.at[0] + facing * mesh.u[vertex]!, seat.at[1] + mesh.v[vertex]!),
  )
  const lifts = Array.from(places, (_, vertex) => liftAt(trim, mesh.u[vertex]!, mesh.v[vertex]!))
  places.forEach((place, vertex) => {
    setPosition(mesh, vertex, add(place.position, scale(place.normal, lifts[vertex]!.height)))
  })
  smoothFree(mesh, places, lifts)
  return mesh
}

type Lift = { readonly height: number; readonly isSewn: boolean }

function liftAt(trim: LaidTrim, u: number, v: number): Lift {
  const openNames = trim.open.map(open => open.edge)
  const distanceTo = (edge: string) => nearestOn(getEdge(trim.panel, edge), [u, v]).distance
  const fromSewn = Math.min(
    ...trim.panel.edges.filter(edge => !openNames.includes(edge.name)).map(edge => distanceTo(edge.name)),
  )
  let height = sewnGap + trim.thickness / 2 + trim.puff * ease(0, 1.6, fromSewn)
  for (const open of trim.open)
    height += open.gape * ease(2.2, 0, distanceTo(open.edge)) * ease(0.1, 2.2, fromSewn)
  if (trim.fold) height += trim.fold.rise * ease(trim.fold.reach, 0.1, distanceTo(trim.fold.edge))
  return { height, isSewn: fromSewn < 0.02 }
}

function setPosition(mesh: ClothMesh, vertex: number, place: Vec): void {
  const at = mesh.particle[vertex]! * 3
  for (let axis = 0; axis < 3; axis++) mesh.position[at + axis] = place[axis]!
}

/** Evens out all but the sewn edges, and never lets the trim sink into its host. */
function smoothFree(mesh: ClothMesh, places: readonly HostPlace[], lifts: readonly Lift[]): void {
  const links = linksOf(mesh)
  const position = mesh.position
  for (let round = 0; round < smoothing; round++) {
    const sum = new Float64Array(position.length)
    const count = new Uint16Array(mesh.particles)
    for (const { a, b } of links) {
      for (let axis = 0; axis < 3; axis++) {
        sum[a * 3 + axis]! += position[b * 3 + axis]!
        sum[b * 3 + axis]! += position[a * 3 + axis]!
      }
      count[a]!++
      count[b]!++
    }
    mesh.particle.forEach((particle, vertex) => {
      if (lifts[vertex]!.isSewn) return
      const at = particle * 3
      const mean: Vec = [sum[at]!, sum[at + 1]!, sum[at + 2]!]
      const own: Vec = [position[at]!, position[at + 1]!, position[at + 2]!]
      const { position: below, normal } = places[vertex]!
      // Out of its host only: smoothed along it, free edges would shrink between their sewn corners.
      const rise = 0.5 * dot(subtract(scale(mean, 1 / count[particle]!), own), normal)
      const least = lifts[vertex]!.height * 0.8 - dot(subtract(own, below), normal)
      setPosition(mesh, vertex, add(own, scale(normal, Math.max(rise, least))))
    })
  }
}
