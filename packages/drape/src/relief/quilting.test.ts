import type { Quilt } from '@teamloom/pattern/blocks/quilting.ts'
import { describe, expect, test } from 'vitest'
import { sew } from '../cloth/sew.ts'
import { inflate } from '../surface/inflate.ts'
import { cutOf, cutRectangle } from '../testing/small-cuts.ts'
import { puffOf, reliefOfQuilt } from './quilting.ts'

const piece = cutRectangle('front', 12, 16)
const channels: Quilt = { on: 'front', rows: [{ pitch: 3, at: 2 }], height: 0.5, parted: 0.7 }
const diamonds: Quilt = {
  on: 'front',
  rows: [
    { pitch: 4, at: 0, slope: 1 },
    { pitch: 4, at: 0, slope: -1 },
  ],
  height: 0.4,
}

describe('a quilted piece', () => {
  test('is held down on its lines and stands out between them', () => {
    const puff = puffOf(piece, channels)
    for (const v of [2, 5, 8, 11]) expect(puff(3, v)).toBeCloseTo(0, 6)
    for (const v of [3.5, 6.5, 9.5]) expect(puff(3, v)).toBeGreaterThan(0.35)
  })

  test('is held down on the lines of each family that cross', () => {
    const puff = puffOf(piece, diamonds)
    expect(puff(2, 6)).toBeCloseTo(0, 6)
    expect(puff(2, 10)).toBeCloseTo(0, 6)
    expect(puff(2, 8)).toBeGreaterThan(0.2)
  })

  test('lies flat beside its zip and sinks to its edges', () => {
    const puff = puffOf(piece, channels)
    expect(puff(0.6, 6.5)).toBe(0)
    expect(puff(-0.6, 6.5)).toBe(0)
    expect(puff(5.99, 6.5)).toBeLessThan(0.05)
    expect(puff(3, 0)).toBe(0)
  })

  test('is drawn in by the seams within it', () => {
    const face = { part: 'body', element: 'yoke', layer: 'yoke' }
    const seam = [[3, 0] as const, [3, 16] as const]
    const pieced = { ...piece, fields: [{ outline: [], outside: face, inside: face, seam, stitched: [] }] }
    expect(puffOf(pieced, channels)(3, 6.5)).toBeLessThan(0.5 * puffOf(piece, channels)(3, 6.5))
  })

  test('is darkest along its stitches', () => {
    const relief = reliefOfQuilt(channels)
    const lightAt = (v: number) => {
      const bump = { slopeU: 0, slopeV: 0, light: 1, halo: 1, most: Infinity }
      relief(3, v, 0.02, bump)
      return bump.light
    }
    expect(lightAt(5)).toBeLessThan(0.8)
    expect(lightAt(6.5)).toBeCloseTo(1, 3)
  })
})

describe('draped cloth', () => {
  const mesh = sew(cutOf([piece]), 1)
  mesh.particle.forEach((particle, vertex) => {
    mesh.position[particle * 3] = mesh.u[vertex]!
    mesh.position[particle * 3 + 1] = -mesh.v[vertex]!
  })

  test('is as it was where nothing is quilted', () => {
    expect(inflate(cutOf([piece]), mesh)).toBe(mesh)
  })

  test('puffs up on its outside', () => {
    const { position } = inflate({ ...cutOf([piece]), quilting: [channels] }, mesh)
    const heights = position.filter((_, i) => i % 3 === 2)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...heights)).toBeGreaterThan(0.3)
  })
})
