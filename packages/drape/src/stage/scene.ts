import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { growRayTree, type RayTree } from '../light/ray-tree.ts'
import type { Relief } from '../relief/relief.ts'
import { reliefsOfCut } from '../relief/reliefs-of-cut.ts'
import { hands } from '../solver/hands.ts'
import { makeAreaTest } from '../surface/area-test.ts'
import { inflate } from '../surface/inflate.ts'
import { refine } from '../surface/refine.ts'
import { roughen } from '../surface/roughen.ts'
import { joinSurfaces, type Sheet, type Surface } from '../surface/surface.ts'
import { thicken } from '../surface/thicken.ts'
import { regionOf } from './region-of.ts'

/** What stands before the camera. */
export type Scene = {
  readonly surface: Surface
  /** Small shapes, by the number that sheets give. */
  readonly reliefs: readonly Relief[]
  /** What stops light: the cloth once, without its thickness. */
  readonly blockers: readonly Blocker[]
}

type Blocker = { readonly position: ArrayLike<number>; readonly points: Int32Array }

/** The draped cloth with rounder triangles, two faces and its small shape. */
export function stageCloth(cut: Cut, mesh: ClothMesh): Scene {
  const flat = refine(mesh)
  roughen(flat, piece => cut.pieces[piece]!.fabric)
  const fine = inflate(cut, flat)
  const thickened = (cloth: ClothMesh) =>
    thicken(
      cloth,
      sheetsOfCut(cut),
      piece => ({ outside: 2 * piece, inside: 2 * piece + 1 }),
      piece => hands[cut.pieces[piece]!.hand].thickness,
    )
  const surface =
    fine === flat ? thickened(flat) : withInside(thickened(fine), thickened(flat), fine.particles)
  // Refined points keep the numbers of the points they come from: the coarse triangles on their smooth places.
  const coarse = Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!)
  return { surface, reliefs: reliefsOfCut(cut), blockers: [{ position: fine.position, points: coarse }] }
}

/** What is puffed up on the outside is smooth inside; both surfaces number their points alike. */
function withInside(outer: Surface, inner: Surface, particles: number): Surface {
  const [from, to] = [3 * particles, 6 * particles]
  const [position, normal] = [outer.position.slice(), outer.normal.slice()]
  position.set(inner.position.subarray(from, to), from)
  normal.set(inner.normal.subarray(from, to), from)
  return { ...outer, position, normal }
}

/** Outside and inside of each piece, and behind them those of their fields. */
function sheetsOfCut(cut: Cut): Sheet[] {
  const fields: Sheet[] = []
  const first = 2 * cut.pieces.length
  const faces = cut.pieces.flatMap((piece, relief) =>
    (['outside', 'inside'] as const).map((face): Sheet => {
      const { name, fabric } = piece
      const own = (piece.fields ?? []).map(field => {
        fields.push({ region: regionOf(field[face], name, face, fabric), relief })
        return { contains: makeAreaTest(field.outline), sheet: first + fields.length - 1 }
      })
      const sheet = { region: regionOf(piece[face], name, face, fabric), relief }
      return own.length > 0 ? { ...sheet, fields: own } : sheet
    }),
  )
  return [...faces, ...fields]
}

/** Scenes in one place: the first one's points, places and sheets keep their numbers. */
export function joinScenes(scenes: readonly Scene[]): Scene {
  let reliefs = 0
  const surfaces = scenes.map(scene => {
    const shift = reliefs
    reliefs += scene.reliefs.length
    const sheets = scene.surface.sheets.map(sheet => ({ ...sheet, relief: sheet.relief + shift }))
    return { ...scene.surface, sheets }
  })
  return {
    surface: joinSurfaces(surfaces),
    reliefs: scenes.flatMap(scene => scene.reliefs),
    blockers: scenes.flatMap(scene => scene.blockers),
  }
}

export function blockLight(scene: Scene): RayTree {
  const position: number[] = []
  const points: number[] = []
  for (const blocker of scene.blockers) {
    const shift = position.length / 3
    for (let i = 0; i < blocker.position.length; i++) position.push(blocker.position[i]!)
    for (const point of blocker.points) points.push(point + shift)
  }
  return growRayTree(position, points)
}
