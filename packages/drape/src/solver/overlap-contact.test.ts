import type { Piece } from '@teamloom/pattern/pattern.ts'
import { expect, test } from 'vitest'
import { sew } from '../cloth/sew.ts'
import { linksOf, neighboursOf } from '../cloth/topology.ts'
import { cutOf, cutRectangle } from '../testing/small-cuts.ts'
import { lapOnLap, listOverlapPairs, makeOverlapContact, solveOverlapContact } from './overlap-contact.ts'

/** A half of a hood, of which only the upper inches lie within reach of the throat. */
function half(name: string, lap: 'over' | 'under'): Piece {
  const cloth = cutRectangle(name, 4, 9)
  return {
    ...cloth,
    edges: cloth.edges.map(edge => (edge.name === 'top' ? { ...edge, name: 'lapUnder' } : edge)),
    wrap: { kind: 'hood', half: lap === 'over' ? 'right' : 'left', worn: 'down', lap },
  }
}

const gap = 0.2

/** Both halves in one place but for the height (z) at which they lie. */
function settle(overAt: number, underAt: number): { throat: number[]; crown: number[] } {
  const mesh = sew(cutOf([half('rightHood', 'over'), half('leftHood', 'under')]), 0.6)
  mesh.particle.forEach((particle, vertex) => {
    const isOver = mesh.piece[vertex] === 0
    mesh.position.set([mesh.u[vertex]!, -mesh.v[vertex]!, isOver ? overAt : underAt], particle * 3)
  })
  const contact = makeOverlapContact(mesh, neighboursOf(linksOf(mesh), mesh.particles), gap, lapOnLap)!
  const mass = new Float64Array(mesh.particles).fill(1)
  for (let k = 0; k < 20; k++) {
    listOverlapPairs(contact, mesh.position)
    solveOverlapContact(contact, mesh.position, mass)
  }
  const liesAt = (isIn: (v: number) => boolean, piece: number) =>
    Array.from(mesh.particle.entries())
      .filter(([vertex]) => mesh.piece[vertex] === piece && isIn(mesh.v[vertex]!))
      .map(([, particle]) => mesh.position[particle * 3 + 2]!)
  const apart = (isIn: (v: number) => boolean) => {
    const below = Math.max(...liesAt(isIn, 1))
    return liesAt(isIn, 0).map(z => z - below)
  }
  return { throat: apart(v => v < 2.5), crown: apart(v => v > 4) }
}

test('the upper lap comes out on top of the lower one, even from below', () => {
  for (const [overAt, underAt] of [
    [0.1, -0.1],
    [-0.1, 0.1],
  ] as const) {
    const { throat } = settle(overAt, underAt)
    expect(Math.min(...throat.map(Math.abs))).toBeGreaterThan(gap * 0.9)
    expect(new Set(throat.map(Math.sign)).size).toBe(1)
  }
  expect(settle(0.1, -0.1).throat[0]! > 0).toBe(settle(-0.1, 0.1).throat[0]! > 0)
})

test('beyond the throat the halves do not know of each other', () => {
  for (const apart of settle(0.05, 0).crown) expect(apart).toBeCloseTo(0.05, 9)
})

test('halves that meet have no laps', () => {
  const mesh = sew(cutOf([cutRectangle('leftHood', 4, 9)]), 0.6)
  expect(makeOverlapContact(mesh, neighboursOf(linksOf(mesh), mesh.particles), gap, lapOnLap)).toBeNull()
})
