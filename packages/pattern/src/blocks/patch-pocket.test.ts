import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import { describe, expect, test } from 'vitest'
import type { Face, Seat } from '../trim.ts'
import { sewPatchPocket } from './patch-pocket.ts'

const face: Face = { part: 'pocket', element: 'pocket', layer: 'pocket' }
const seat: Seat = { on: 'front', face: 'outside', at: [3, 8] }
const spec = { name: 'pocket', width: 5, height: 6, point: 1, fabric: 'jersey', thickness: 0.1 } as const
const pocket = sewPatchPocket(spec, seat, face)

describe('a patch pocket', () => {
  test('is as wide and as high as it is told, alike on both sides of its middle, which comes down to a point', () => {
    const outline = outlineOf(pocket.panel)
    expect(boundsOf(outline)).toEqual({ left: -2.5, top: 0, right: 2.5, bottom: 6 })
    expect(outline.filter(([, v]) => v === 6)).toEqual([[0, 6]])
    for (const [u, v] of outline)
      expect(outline.some(([otherU, otherV]) => Math.hypot(otherU + u, otherV - v) < 1e-9)).toBe(true)
  })

  test('has straight sides, and corners that are rounded into its point without a kink', () => {
    const side = getEdge(pocket.panel, 'right')
    expect(side.every(([u]) => u === 2.5)).toBe(true)
    expect([side[0]?.[1], side.at(-1)?.[1]]).toEqual([0, 5])
    const half = getEdge(pocket.panel, 'bottom').filter(([u]) => u >= 0)
    const turns = half.slice(1).map(([u, v], i) => Math.atan2(half[i]![0] - u, v - half[i]![1]))
    // Radians from straight down to level: it only ever turns inwards.
    for (const [i, turn] of turns.entries()) expect(turn).toBeGreaterThan((turns[i - 1] ?? 0) - 0.05)
    expect(Math.max(...turns)).toBeLessThan(Math.PI / 2)
  })

  test('is open above, and held by one row on its other edges and two along its hem', () => {
    expect(pocket.open.map(({ edge }) => edge)).toEqual(['top'])
    const rows = Object.fromEntries(pocket.stitching.map(({ edge, insets }) => [edge, insets.length]))
    expect(rows).toEqual({ top: 2, left: 1, right: 1, bottom: 1 })
    expect(pocket.puff).toBeLessThan(spec.thickness)
  })
})
