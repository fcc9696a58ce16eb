import { patterns } from '@teamloom/pattern/products/index.ts'
import { areaOf } from '@teamloom/shape/contour.ts'
import { bend, lengthOf, line, nearestOn } from '@teamloom/shape/curve.ts'
import { contains, distanceTo, getEdge, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { describe, expect, test } from 'vitest'
import { seedRandom } from '../random.ts'
import { isMirrorOf, mirrorMesh } from './mirror-mesh.ts'
import { type PanelMesh, triangulate } from './triangulate.ts'

const step = 0.8

/** A yoke with a hollow neck: its outline is bent inward. */
const yoke: Panel = {
  name: 'yoke',
  edges: [
    { name: 'neck', curve: bend([-4, 0], [-2, 3], [2, 3], [4, 0]) },
    { name: 'right', curve: line([4, 0], [7, 5]) },
    { name: 'hem', curve: bend([7, 5], [3, 7], [-3, 4], [-7, 5]) },
    { name: 'left', curve: line([-7, 5], [-4, 0]) },
  ],
}

const basePieces = patterns.flatMap(pattern => {
  const base = pattern.plans.find(plan => plan.kind === 'base')!
  return pattern
    .cut(pattern.baseSize, base.styles)
    .pieces.map(piece => [`${pattern.name} ${piece.name}`, piece] as const)
})

function mesh(panel: Panel): PanelMesh {
  return triangulate(panel, step, () => undefined, seedRandom(7))
}

/** Twice its area; below 0 when it runs counter-clockwise as seen from outside, v down. */
function turnOf({ points, triangles }: PanelMesh, t: number): number {
  const [a, b, c] = [points[triangles[t]!]!, points[triangles[t + 1]!]!, points[triangles[t + 2]!]!]
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

const corners = (made: PanelMesh) => Array.from({ length: made.triangles.length / 3 }, (_, t) => t * 3)

describe.each([['a hollow yoke', yoke] as const, ...basePieces])('%s as triangles', (_, panel) => {
  const made = mesh(panel)
  const rim = new Set([...made.edgePoints.values()].flat())

  test('is covered once: the areas add up', () => {
    const sum = corners(made).reduce((total, t) => total + Math.abs(turnOf(made, t)) / 2, 0)
    expect(sum / areaOf(made.points.slice(0, rim.size))).toBeCloseTo(1, 2)
    expect(sum / areaOf(outlineOf(panel))).toBeCloseTo(1, 1)
  })

  test('has triangles that all run counter-clockwise as seen from outside', () => {
    expect(corners(made).filter(t => turnOf(made, t) >= 0)).toEqual([])
  })

  test('is one sheet without holes', () => {
    const sides = new Set(
      corners(made).flatMap(t =>
        [0, 1, 2].map(k => {
          const pair = [made.triangles[t + k]!, made.triangles[t + ((k + 1) % 3)]!]
          return `${Math.min(...pair)} ${Math.max(...pair)}`
        }),
      ),
    )
    const used = new Set(made.triangles)
    expect(used.size - sides.size + made.triangles.length / 3).toBe(1)
  })

  test('has the points of each edge on it, and all others inside', () => {
    for (const { name, curve } of panel.edges)
      for (const point of made.edgePoints.get(name)!)
        expect(nearestOn(curve, made.points[point]!).distance).toBeLessThan(1e-9)
    const outline = outlineOf(panel)
    const inner = made.points.filter((_, i) => !rim.has(i))
    expect(inner.filter(at => !contains(outline, at) || distanceTo(outline, at) < 0.3 * step)).toEqual([])
  })

  test('mirrored covers its mirror image', () => {
    const twin = mirrorMesh(made)
    expect(twin.points).toHaveLength(made.points.length)
    expect(corners(twin).filter(t => turnOf(twin, t) >= 0)).toEqual([])
    const [name, points] = [...made.edgePoints][0]!
    expect(twin.edgePoints.get(name)).toEqual(points.toReversed())
  })
})

test('an edge has the pieces that its seam asks for', () => {
  const made = triangulate(yoke, step, edge => (edge === 'hem' ? 31 : undefined), seedRandom(7))
  expect(made.edgePoints.get('hem')).toHaveLength(32)
  expect(made.edgePoints.get('neck')).toHaveLength(Math.round(lengthOf(getEdge(yoke, 'neck')) / step) + 1)
})

test('the same seed gives the same triangles, another other ones', () => {
  expect(mesh(yoke)).toEqual(mesh(yoke))
  expect(triangulate(yoke, step, () => undefined, seedRandom(8)).points).not.toEqual(mesh(yoke).points)
})

describe('mirrored panels', () => {
  const find = (name: string) => basePieces.find(([full]) => full === name)![1]

  test.each(['Sleeve', 'Hood'])('the hoodie’s left and right %s are each other’s', part => {
    const [left, right] = [find(`hoodie left${part}`), find(`hoodie right${part}`)]
    expect(isMirrorOf(left, right)).toBe(true)
    expect(isMirrorOf(right, left)).toBe(true)
  })

  test('a front is no mirror of its back', () => {
    expect(isMirrorOf(find('hoodie front'), find('hoodie back'))).toBe(false)
  })
})
