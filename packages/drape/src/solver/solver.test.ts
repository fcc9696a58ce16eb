import type { Piece } from '@teamloom/pattern/pattern.ts'
import { describe, expect, test } from 'vitest'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { sew } from '../cloth/sew.ts'
import { type Hit, readGrid } from '../figure/distance-grid.ts'
import type { Figure } from '../figure/figure.ts'
import { ballFigure, cutOf, cutRectangle } from '../testing/small-cuts.ts'
import { gravity, makeSolver, type Solver, type Step, takeStep } from './solver.ts'
import { measureStrain, solveStretch } from './stretch.ts'

const nothing = ballFigure(-20)
const width = 5
const height = 6

function makeCloth(hand: 'jersey' | 'rib' = 'jersey', selfGap = 0): Solver {
  const cut = cutOf([cutRectangle('front', width, height, hand)])
  return makeSolver(sew(cut, 0.6), cut, { gap: 0.12, selfGap })
}

/** Lays each vertex at a place in the room. */
function lay(mesh: ClothMesh, place: (u: number, v: number) => readonly [number, number, number]): void {
  mesh.particle.forEach((particle, i) => {
    mesh.position.set(place(mesh.u[i]!, mesh.v[i]!), particle * 3)
  })
}

function run(solver: Solver, steps: number, figure: Figure = nothing, change: Partial<Step> = {}): void {
  const step: Step = { dt: 1 / 1000, gravity, damping: 0.99, pose: figure.poseAt(1), figure, ...change }
  for (let k = 0; k < steps; k++) takeStep(solver, step)
}

function heights({ position }: Solver): number[] {
  return Array.from({ length: position.length / 3 }, (_, i) => position[i * 3 + 1]!)
}

/** Holds the particles on the upper edge. */
function pinTop({ mesh, inverseMass }: Solver): number[] {
  const pinned = [...new Set(mesh.particle.filter((_, i) => mesh.v[i] === 0))]
  for (const particle of pinned) inverseMass[particle] = 0
  return pinned
}

const upright = (u: number, v: number) => [u, 20 - v, 0.02 * u] as const

/** A piece hung upright without weight, once nothing of it moves any more. */
function atRest(piece: Piece): Solver {
  const cut = cutOf([piece])
  const cloth = makeSolver(sew(cut, 0.6), cut, { gap: 0.12, selfGap: 0 })
  lay(cloth.mesh, upright)
  run(cloth, 600, nothing, { gravity: 0 })
  return cloth
}

describe('cloth without weight', () => {
  test.each(['jersey', 'rib'] as const)('of %s comes to rest with hardly any strain', hand => {
    const cloth = makeCloth(hand)
    lay(cloth.mesh, (u, v) => [u, 20 - v, 0.05 * Math.sin(3 * u + 2 * v)])
    run(cloth, 400, nothing, { gravity: 0 })
    expect(measureStrain(cloth.stretch, cloth.position).mean).toBeLessThan(0.02)
  })

  test('is as narrow at its hem as its stitches draw it in there', () => {
    const piece = { ...cutRectangle('front', width, height, 'sock'), drawnIn: [1, 0.8] as const }
    const { mesh, position, stretch } = atRest(piece)
    const spanAt = (v: number) => {
      const xs = Array.from(mesh.particle).flatMap((particle, i) =>
        mesh.v[i] === v ? [position[particle * 3]!] : [],
      )
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(spanAt(height) / spanAt(0)).toBeCloseTo(0.8, 1)
    expect(measureStrain(stretch, position).mean).toBeLessThan(0.02)
  })

  test('is as long down its side as elastic gathers it there, and keeps its length elsewhere', () => {
    const gathered = { edge: 'right', to: 0.75, within: 0.6 }
    const piece = { ...cutRectangle('front', width, height, 'mask'), gathered }
    const { mesh, position } = atRest(piece)
    const lengthDown = (u: number) => {
      const down = Array.from(mesh.particle.keys())
        .filter(i => mesh.u[i] === u)
        .toSorted((a, b) => mesh.v[a]! - mesh.v[b]!)
        .map(i => position.subarray(mesh.particle[i]! * 3, mesh.particle[i]! * 3 + 3))
      return down
        .slice(1)
        .reduce(
          (sum, [x, y, z], i) => sum + Math.hypot(x! - down[i]![0]!, y! - down[i]![1]!, z! - down[i]![2]!),
          0,
        )
    }
    const edge = Math.max(...mesh.u)
    expect(lengthDown(edge) / height).toBeCloseTo(0.75, 1)
    expect(lengthDown(-edge) / height).toBeCloseTo(1, 1)
  })

  test('is as wide at its hem as elastic gathers it there, and grows to its own width as far up as its folds run', () => {
    const gathered = { edge: 'hem', to: 0.75, within: 0.6, fading: 3 }
    const piece = { ...cutRectangle('front', width, height, 'jersey'), gathered }
    const { mesh, position, stretch } = atRest(piece)
    const placesNear = (v: number, reach: number) =>
      [...mesh.particle.keys()]
        .filter(i => Math.abs(mesh.v[i]! - v) <= reach)
        .toSorted((a, b) => mesh.u[a]! - mesh.u[b]!)
        .map(i => position.subarray(mesh.particle[i]! * 3, mesh.particle[i]! * 3 + 3))
    const lengthAlong = (v: number) => {
      const row = placesNear(v, 1e-6)
      return row
        .slice(1)
        .reduce(
          (sum, [x, y, z], i) => sum + Math.hypot(x! - row[i]![0]!, y! - row[i]![1]!, z! - row[i]![2]!),
          0,
        )
    }
    const spanAround = (v: number) => {
      const xs = placesNear(v, 0.35).map(([x]) => x!)
      return Math.max(...xs) - Math.min(...xs)
    }
    const halfway = spanAround(height - 0.6 - 1.5)
    expect(lengthAlong(height) / width).toBeCloseTo(0.75, 1)
    expect(lengthAlong(0) / width).toBeCloseTo(1, 1)
    expect(halfway).toBeGreaterThan(spanAround(height) + 0.2)
    expect(halfway).toBeLessThan(spanAround(0) - 0.2)
    expect(measureStrain(stretch, position).mean).toBeLessThan(0.03)
  })

  test('stays where it is, as a whole', () => {
    const cloth = makeCloth()
    lay(cloth.mesh, upright)
    const middle = () => {
      const mass = cloth.inverseMass.map(inverse => 1 / inverse)
      const whole = mass.reduce((sum, one) => sum + one, 0)
      return [0, 1, 2].map(
        axis => mass.reduce((sum, one, i) => sum + one * cloth.position[i * 3 + axis]!, 0) / whole,
      )
    }
    const before = middle()
    run(cloth, 200, nothing, { gravity: 0 })
    middle().forEach((at, axis) => {
      expect(at).toBeCloseTo(before[axis]!, 6)
    })
  })

  test('that was pulled out draws together again', () => {
    const cloth = makeCloth('rib')
    lay(cloth.mesh, (u, v) => [1.2 * u, 20 - 1.2 * v, 0])
    const before = measureStrain(cloth.stretch, cloth.position).mean
    run(cloth, 300, nothing, { gravity: 0 })
    expect(before).toBeGreaterThan(0.15)
    expect(measureStrain(cloth.stretch, cloth.position).mean).toBeLessThan(0.02)
  })

  test('that was folded lies flatter', () => {
    const cloth = makeCloth('rib')
    lay(cloth.mesh, (u, v) => [u * Math.cos(0.9), 20 - v, Math.abs(u) * Math.sin(0.9)])
    const depth = () =>
      Math.max(...Array.from(cloth.position.filter((_, i) => i % 3 === 2))) -
      Math.min(...Array.from(cloth.position.filter((_, i) => i % 3 === 2)))
    const before = depth()
    run(cloth, 400, nothing, { gravity: 0 })
    expect(depth()).toBeLessThan(before * 0.6)
  })
})

describe('cloth in the air', () => {
  test('falls as everything falls', () => {
    const cloth = makeCloth()
    lay(cloth.mesh, upright)
    const before = heights(cloth).reduce((sum, y) => sum + y, 0)
    run(cloth, 100, nothing, { damping: 1 })
    const fallen = (before - heights(cloth).reduce((sum, y) => sum + y, 0)) / cloth.mesh.particles
    expect(fallen).toBeCloseTo((gravity * 0.1 ** 2) / 2, 1)
  })
})

describe('cloth that is held by its upper edge', () => {
  const cloth = makeCloth()
  const pinned = pinTop(cloth)
  // Held out level, it swings down.
  lay(cloth.mesh, (u, v) => [u, 20 - 0.3 * v, 0.954 * v])
  const held = pinned.flatMap(i => Array.from(cloth.position.slice(i * 3, i * 3 + 3)))
  run(cloth, 1500)

  test('hangs down its length below it', () => {
    const lowest = Math.min(...heights(cloth))
    expect(20 - lowest).toBeGreaterThan(height * 0.95)
    expect(20 - lowest).toBeLessThan(height * 1.06)
  })

  test('has under 3 % of strain (RD4)', () => {
    expect(measureStrain(cloth.stretch, cloth.position).mean).toBeLessThan(0.03)
  })

  test('has not moved where it is held', () => {
    expect(pinned.flatMap(i => Array.from(cloth.position.slice(i * 3, i * 3 + 3)))).toEqual(held)
  })
})

describe('cloth that falls on a body', () => {
  const radius = 2.2
  const ball = ballFigure(radius)
  const drop = () => {
    const cloth = makeCloth('jersey', 0.75)
    lay(cloth.mesh, (u, v) => [u, radius + 0.5, v - height / 2])
    run(cloth, 700, ball)
    return cloth
  }
  const cloth = drop()

  test('has no particle inside it', () => {
    const hit: Hit = { distance: 0, x: 0, y: 0, z: 0 }
    const distances = Array.from({ length: cloth.mesh.particles }, (_, i) => {
      readGrid(
        ball.trunk,
        cloth.position[i * 3]!,
        cloth.position[i * 3 + 1]!,
        cloth.position[i * 3 + 2]!,
        9,
        hit,
      )
      return hit.distance
    })
    // The gap between cloth and figure is 0.12 in.
    expect(Math.min(...distances)).toBeGreaterThan(0.08)
  })

  test('stays on it and hangs over its sides', () => {
    expect(Math.max(...heights(cloth))).toBeGreaterThan(radius)
    expect(Math.min(...heights(cloth))).toBeLessThan(radius - 1)
  })

  test('falls the same way each time', () => {
    expect(drop().position).toEqual(cloth.position)
  })
})

describe('a side of a triangle', () => {
  const stretch = { ends: Int32Array.of(0, 1), rest: Float64Array.of(1), give: Float64Array.of(0) }

  test.each([
    [1, 1, 1, 2],
    [1, 0, 2, 3],
    [0, 1, 0, 1],
    [3, 1, 1.5, 2.5],
  ])('with inverse masses %d and %d comes to its length, the light end going further', (a, b, from, to) => {
    const x = Float64Array.of(0, 0, 0, 3, 0, 0)
    solveStretch(stretch, x, Float64Array.of(a, b), 1 / 1000)
    expect(x[0]).toBeCloseTo(from, 6)
    expect(x[3]).toBeCloseTo(to, 6)
  })

  test('that gives keeps some of its pull', () => {
    const x = Float64Array.of(0, 0, 0, 3, 0, 0)
    solveStretch({ ...stretch, give: Float64Array.of(1e-6) }, x, Float64Array.of(1, 1), 1 / 1000)
    expect(x[3]! - x[0]!).toBeGreaterThan(1.4)
    expect(x[3]! - x[0]!).toBeLessThan(2)
  })
})
