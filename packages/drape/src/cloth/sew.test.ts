import type { Wrap } from '@teamloom/pattern/pattern.ts'
import { patterns } from '@teamloom/pattern/products/index.ts'
import { nearestOn } from '@teamloom/shape/curve.ts'
import { findEdge } from '@teamloom/shape/seam.ts'
import { describe, expect, test } from 'vitest'
import { planDrape } from '../stage/drape-plan.ts'
import { cutOf, cutRectangle } from '../testing/small-cuts.ts'
import { carryPositions } from './carry.ts'
import type { ClothMesh } from './cloth-mesh.ts'
import { findSpot, mapPieces } from './piece-map.ts'
import { placeOnFigure } from './place.ts'
import { sew } from './sew.ts'
import { linksOf } from './topology.ts'

const baseCuts = patterns.map(pattern => {
  const base = pattern.plans.find(plan => plan.kind === 'base')!
  return { name: pattern.name, pattern, cut: pattern.cut(pattern.baseSize, base.styles) }
})

/** Particles on an edge of a piece, in any order. */
function particlesOf(mesh: ClothMesh, edge: `${string}.${string}`): Set<number> {
  const piece = mesh.pieces.findIndex(one => one.name === edge.split('.')[0])
  const curve = findEdge(mesh.pieces, edge)
  const found = new Set<number>()
  mesh.particle.forEach((particle, vertex) => {
    if (mesh.piece[vertex] === piece && nearestOn(curve, [mesh.u[vertex]!, mesh.v[vertex]!]).distance < 1e-6)
      found.add(particle)
  })
  return found
}

/** Which way a piece faces; undefined for what goes round a limb or a side of the head. */
function facingOf(wrap: Wrap): 'front' | 'back' | undefined {
  if (wrap.kind === 'torso' || wrap.kind === 'leg') return wrap.half
  if (wrap.kind === 'face') return 'front'
  if (wrap.kind !== 'head' || wrap.width >= 180) return undefined
  return wrap.turn === 0 ? 'front' : wrap.turn === 180 ? 'back' : undefined
}

describe('two pieces sewn together', () => {
  const pieces = [cutRectangle('front', 6, 4), cutRectangle('back', 5, 4)]
  const mesh = sew(cutOf(pieces, [{ a: 'front.top', b: 'back.hem' }]), 0.7)

  test('share the particles of their seam, and no others', () => {
    const [top, hem] = [particlesOf(mesh, 'front.top'), particlesOf(mesh, 'back.hem')]
    expect(hem).toEqual(top)
    // As many pieces as the longer edge needs.
    expect(top.size).toBe(Math.round(6 / 0.7) + 1)
    expect(mesh.particles).toBe(mesh.piece.length - top.size)
  })

  test('meet start to end: the left end of one is the left end of the other', () => {
    const at = (piece: number, u: number, v: number) =>
      mesh.particle.find(
        (_, i) => mesh.piece[i] === piece && Math.hypot(mesh.u[i]! - u, mesh.v[i]! - v) < 1e-9,
      )
    expect(at(0, -3, 0)).toBe(at(1, -2.5, 4))
    expect(at(0, 3, 0)).toBe(at(1, 2.5, 4))
  })
})

describe.each(baseCuts)('the $name sewn', ({ cut, pattern }) => {
  const mesh = sew(cut, 1.1)
  const figure = planDrape(pattern).figure
  placeOnFigure(mesh, cut, figure, figure.poseAt(0))

  test.each(cut.seams)('coincides along $a and $b', ({ a, b }) => {
    expect(particlesOf(mesh, a)).toEqual(particlesOf(mesh, b))
  })

  test('is a sheet with an outside: no side has three triangles, and neighbours run alike', () => {
    for (const { a, wings } of linksOf(mesh)) {
      expect(wings.length).toBeLessThanOrEqual(2)
      // Counter-clockwise neighbours walk their common side in opposite directions.
      const along = wings.map(({ triangle }) => {
        const points = [0, 1, 2].map(k => mesh.particle[mesh.corner[triangle * 3 + k]!]!)
        const from = points.indexOf(a)
        return points[(from + 1) % 3]
      })
      expect(new Set(along).size).toBe(along.length)
    }
  })

  test('starts on the figure with every particle in its place', () => {
    expect(mesh.position.every(Number.isFinite)).toBe(true)
  })

  // Socks go round their feet: nothing of them is a front or a back.
  const isRound = pattern.figure === 'feet'

  test.skipIf(isRound)('starts with its fronts before its backs', () => {
    const meanZ = (facing: string) => {
      const at = mesh.piece.reduce<number[]>((list, piece, vertex) => {
        const { wrap } = mesh.pieces[piece]!
        if (facingOf(wrap) === facing) list.push(mesh.position[mesh.particle[vertex]! * 3 + 2]!)
        return list
      }, [])
      return at.reduce((sum, z) => sum + z, 0) / at.length
    }
    // A mask goes from the nose back to the ears, and has no back.
    const isMask = pattern.figure === 'face'
    expect(meanZ('front')).toBeGreaterThan(isMask ? 1 : 2)
    expect(isMask ? -Infinity : meanZ('back')).toBeLessThan(-2)
  })

  test.skipIf(isRound)('is turned outward where it starts', () => {
    let [outward, inward] = [0, 0]
    for (let t = 0; t < mesh.triangles; t++) {
      const { wrap } = mesh.pieces[mesh.piece[mesh.corner[t * 3]!]!]!
      const facing = facingOf(wrap)
      if (!facing) continue
      const [a, b, c] = [0, 1, 2].map(k => mesh.particle[mesh.corner[t * 3 + k]!]! * 3) as [
        number,
        number,
        number,
      ]
      const p = mesh.position
      const nz = (p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[b + 1]! - p[a + 1]!) * (p[c]! - p[a]!)
      if ((facing === 'front') === nz > 0) outward++
      else inward++
    }
    expect(outward).toBeGreaterThan(0)
    expect(inward / outward).toBeLessThan(0.05)
  })
})

describe('a place in a mesh', () => {
  const cut = cutOf([cutRectangle('front', 6, 5)])
  const mesh = sew(cut, 0.6)

  test('is found in the triangle that holds it', () => {
    const map = mapPieces(mesh)
    for (let u = -2.9; u < 3; u += 0.37)
      for (let v = 0.05; v < 5; v += 0.41) {
        const { vertices, shares } = findSpot(map, 0, u, v)
        expect(Math.min(...shares)).toBeGreaterThan(-1e-6)
        const read = (from: Float64Array) =>
          vertices.reduce((sum, vertex, k) => sum + shares[k]! * from[vertex]!, 0)
        expect(read(mesh.u)).toBeCloseTo(u, 9)
        expect(read(mesh.v)).toBeCloseTo(v, 9)
      }
  })

  test('lies in a finer mesh where it lay in the coarse one', () => {
    for (let i = 0; i < mesh.particle.length; i++)
      mesh.position.set([mesh.u[i]! * 2, 30 - mesh.v[i]!, mesh.u[i]! + mesh.v[i]!], mesh.particle[i]! * 3)
    const fine = sew(cut, 0.3)
    carryPositions(mesh, fine)
    fine.particle.forEach((particle, i) => {
      const [u, v] = [fine.u[i]!, fine.v[i]!]
      expect(fine.position[particle * 3]).toBeCloseTo(u * 2, 6)
      expect(fine.position[particle * 3 + 1]).toBeCloseTo(30 - v, 6)
      expect(fine.position[particle * 3 + 2]).toBeCloseTo(u + v, 6)
    })
  })
})
