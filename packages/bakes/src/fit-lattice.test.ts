import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { latticeStep, layLattice, readLattice } from './cloth-lattice.ts'
import { fitLattice } from './fit-lattice.ts'

const width = 40
const pixelsWhere = (keep: (x: number, y: number) => boolean): Uint32Array =>
  Uint32Array.from({ length: width * 32 }, (_, i) => i).filter(i => keep(i % width, Math.floor(i / width)))

const shapes = [
  ['a rectangle', pixelsWhere((x, y) => x > 4 && y > 5 && x < 35 && y < 29)],
  ['a disc', pixelsWhere((x, y) => Math.hypot(x - 20, y - 15) < 13)],
  ['two strips with nothing between', pixelsWhere((x, y) => x < 6 || (x > 30 && y > 9))],
  ['a single pixel', pixelsWhere((x, y) => x === 17 && y === 9)],
] as const

describe.each(shapes)('the lattice of %s', (_, pixels) => {
  const lattice = layLattice(pixels, width)

  test('has nodes at the corners of the cells that hold pixels, and no others', () => {
    const cells = new Set(
      Array.from(
        pixels,
        at => `${Math.floor((at % width) / latticeStep)} ${Math.floor(at / width / latticeStep)}`,
      ),
    )
    expect(lattice.occupied.filter(occupied => occupied).length).toBe(cells.size)
    const stride = lattice.columns + 1
    lattice.used.forEach((isUsed, node) => {
      const [column, row] = [node % stride, Math.floor(node / stride)]
      const touches = [-1, 0].some(dx =>
        [-1, 0].some(dy => {
          const [x, y] = [column + dx, row + dy]
          const inside = x >= 0 && y >= 0 && x < lattice.columns && y < lattice.rows
          return inside && lattice.occupied[y * lattice.columns + x] === 1
        }),
      )
      expect(isUsed === 1).toBe(touches)
    })
  })

  test('gives an even slope again', () => {
    const slope = fc.integer({ min: -60, max: 60 })
    fc.assert(
      fc.property(slope, slope, fc.integer({ min: -9000, max: 9000 }), (across, down, start) => {
        const values = Float32Array.from(
          pixels,
          at => start + across * (at % width) + down * Math.floor(at / width),
        )
        const nodes = fitLattice(lattice, values, new Float32Array(values.length).fill(1))
        values.forEach((value, i) => {
          expect(Math.abs(readLattice(lattice, nodes, i) - value)).toBeLessThan(0.5)
        })
      }),
      { numRuns: 40 },
    )
  })
})

test('a pixel that weighs little is fitted last', () => {
  const pixels = pixelsWhere((x, y) => x < 16 && y < 16)
  const lattice = layLattice(pixels, width)
  const odd = 70
  const values = Float32Array.from(pixels, (_, i) => (i === odd ? 400 : 0))
  const off = (weight: number) => {
    const weights = Float32Array.from(pixels, (_, i) => (i === odd ? weight : 1))
    const nodes = fitLattice(lattice, values, weights)
    return Math.abs(values[odd]! - readLattice(lattice, nodes, odd))
  }
  expect(off(0.2)).toBeGreaterThan(off(1))
  expect(off(50)).toBeLessThan(off(1))
})
