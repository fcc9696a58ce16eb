import { describe, expect, test } from 'vitest'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { sew } from '../cloth/sew.ts'
import { regionOf } from '../stage/region-of.ts'
import { cutOf, cutRectangle } from '../testing/small-cuts.ts'
import { makeAreaTest } from './area-test.ts'
import { refine } from './refine.ts'
import { joinSurfaces, type Sheet, type Surface, sheetAt } from './surface.ts'
import { thicken } from './thicken.ts'

const pieces = [cutRectangle('front', 6, 4), cutRectangle('back', 6, 5)]
const cut = cutOf(pieces, [{ a: 'front.top', b: 'back.hem' }])

/** Two rectangles sewn to one sheet, gently bent. */
function bentSheet(): ClothMesh {
  const mesh = sew(cut, 0.9)
  mesh.particle.forEach((particle, i) => {
    const down = mesh.v[i]! - (mesh.piece[i] === 1 ? 5 : 0)
    mesh.position.set([mesh.u[i]!, -down, 0.2 * Math.sin(mesh.u[i]!)], particle * 3)
  })
  return mesh
}

const sheets: Sheet[] = pieces.flatMap((piece, relief) =>
  (['outside', 'inside'] as const).map(face => ({
    region: regionOf(piece[face], piece.name, face, piece.fabric),
    relief,
  })),
)

function thick(mesh: ClothMesh): Surface {
  return thicken(
    mesh,
    sheets,
    piece => ({ outside: 2 * piece, inside: 2 * piece + 1 }),
    () => 0.1,
  )
}

/** How often each side is walked each way. */
function sidesOf(point: ArrayLike<number>): Map<string, number> {
  const sides = new Map<string, number>()
  for (let k = 0; k < point.length; k++) {
    const side = `${point[k]} ${point[k % 3 === 2 ? k - 2 : k + 1]}`
    sides.set(side, (sides.get(side) ?? 0) + 1)
  }
  return sides
}

describe('a refined mesh', () => {
  const mesh = bentSheet()
  const fine = refine(mesh)

  test('has four triangles for each, and each coarse point by its number', () => {
    expect(fine.triangles).toBe(mesh.triangles * 4)
    expect(Array.from(fine.particle.slice(0, mesh.particle.length))).toEqual(Array.from(mesh.particle))
    expect(fine.step).toBe(mesh.step / 2)
  })

  test('is sewn where the coarse one is', () => {
    const walked = sidesOf(Int32Array.from(fine.corner, vertex => fine.particle[vertex]!))
    expect([...walked.values()].every(times => times === 1)).toBe(true)
    const open = [...walked.keys()].filter(side => !walked.has(side.split(' ').toReversed().join(' ')))
    // Round both pieces, without the seam between them.
    const coarse = sidesOf(Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!))
    const openBefore = [...coarse.keys()].filter(side => !coarse.has(side.split(' ').toReversed().join(' ')))
    expect(open).toHaveLength(openBefore.length * 2)
  })

  test('lies on the coarse one, and its places where they were, but for rounded corners', () => {
    const far = fine.particle.reduce((worst, particle, i) => {
      const down = fine.v[i]! - (fine.piece[i] === 1 ? 5 : 0)
      const at = particle * 3
      return Math.max(worst, Math.hypot(fine.position[at]! - fine.u[i]!, fine.position[at + 1]! + down))
    }, 0)
    expect(far).toBeLessThan(0.35)
    for (let i = 0; i < fine.position.length; i += 3)
      expect(Math.abs(fine.position[i + 2]!)).toBeLessThanOrEqual(0.2 + 1e-9)
  })
})

describe('thick cloth', () => {
  const mesh = bentSheet()
  const surface = thick(mesh)

  test('is closed: each side is walked once each way', () => {
    const sides = sidesOf(surface.point)
    const odd = [...sides].filter(
      ([side, times]) => times !== 1 || sides.get(side.split(' ').toReversed().join(' ')) !== 1,
    )
    expect(odd).toEqual([])
  })

  test('has its inside behind its outside, nowhere further than it is thick', () => {
    for (let i = 0; i < mesh.particles; i++) {
      const [a, b] = [i * 3, (mesh.particles + i) * 3]
      const apart = [0, 1, 2].map(axis => surface.position[a + axis]! - surface.position[b + axis]!)
      const along = apart.reduce((sum, d, axis) => sum + d * surface.normal[a + axis]!, 0)
      expect(along).toBeGreaterThan(0.01)
      expect(along).toBeLessThan(0.1 + 1e-6)
    }
  })

  test('has outside and inside of each piece as sheets of their own', () => {
    expect(new Set(surface.sheet)).toEqual(new Set([0, 1, 2, 3]))
  })

  test('joined with other cloth keeps its numbers, and the other’s come after', () => {
    const joined = joinSurfaces([surface, surface])
    const points = surface.position.length / 3
    expect(joined.sheets).toHaveLength(8)
    expect(joined.point.slice(0, surface.point.length)).toEqual(surface.point)
    expect(joined.point[surface.point.length]).toBe(surface.point[0]! + points)
    expect(joined.sheet.at(-1)).toBe(surface.sheet.at(-1)! + 4)
  })
})

describe('a part of a piece in another colour', () => {
  const contains = makeAreaTest([
    [0, 0],
    [3, 0],
    [0, 4],
  ])

  test.each([
    [0.5, 0.5, true],
    [2.9, 0.05, true],
    [1.6, 2, false],
    [1.4, 2, true],
    [-0.1, 1, false],
    [9, 9, false],
  ])('holds (%d, %d): %s', (u, v, inside) => {
    expect(contains(u, v)).toBe(inside)
  })

  test('shows its own sheet', () => {
    const own = { ...sheets[0]!, fields: [{ contains, sheet: 3 }] }
    expect(sheetAt([own], 0, 0.5, 0.5)).toBe(3)
    expect(sheetAt([own], 0, 2, 3)).toBe(0)
  })
})
