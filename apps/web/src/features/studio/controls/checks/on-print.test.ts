import { latticeSteps } from '@teamloom/garment/print-frame.ts'
import { expect, test } from 'vitest'
import {
  crowding,
  needlePath,
  spotOfArtwork,
  spotOnPrint,
  wouldHide,
} from '#web/features/studio/controls/checks/on-print.ts'

const corners = {
  topLeft: { x: 10, y: 20 },
  topRight: { x: 110, y: 20 },
  bottomRight: { x: 120, y: 70 },
  bottomLeft: { x: 20, y: 70 },
}
const lattice = Array.from({ length: (latticeSteps + 1) ** 2 }, (_, i) => {
  const [u, v] = [(i % (latticeSteps + 1)) / latticeSteps, Math.floor(i / (latticeSteps + 1)) / latticeSteps]
  return { x: 10 + 100 * u + 10 * v, y: 20 + 50 * v }
})
const box = { x: 10, y: 20, width: 110, height: 50 }
const frame = {
  path: '',
  box,
  measured: 'whole',
  corners,
  lattice,
  drop: null,
  widthInches: 2,
  heightInches: 1,
} as const

test('a share across and down a print is between its corners, and nowhere where it is hidden', () => {
  expect(spotOnPrint(frame, 0, 0)).toEqual(corners.topLeft)
  expect(spotOnPrint(frame, 1, 1)).toEqual(corners.bottomRight)
  expect(spotOnPrint(frame, 0.5, 0.5)).toEqual({ x: 65, y: 45 })
  const hidden = { ...frame, lattice: lattice.map((spot, i) => (i % (latticeSteps + 1) > 10 ? null : spot)) }
  expect(spotOnPrint(hidden, 0.5, 0.5)).toEqual({ x: 65, y: 45 })
  expect(spotOnPrint(hidden, 0.9, 0.5)).toBeUndefined()
})

test('artwork in the middle of a patch keeps to its middle', () => {
  const size = { widthInches: 4, heightInches: 2 }
  const piece = { kind: 'piece', outline: 'box', groundHex: '#ffffff', rim: null } as const
  const patch = { ...piece, artWidthInches: 2, artHeightInches: 1 }
  expect(spotOfArtwork(patch, size, 0, 1)).toEqual({ u: 0.25, v: 0.75 })
  expect(spotOfArtwork({ kind: 'art' }, size, 0.1, 0.2)).toEqual({ u: 0.1, v: 0.2 })
})

test('the grid has a line before each stitch and one behind the last', () => {
  const path = needlePath(
    frame,
    { widthInches: 1, heightInches: 0.5 },
    { needlesPerInch: 14, coursesPerInch: 20 },
  )
  expect(path.match(/M/g)).toHaveLength(15 + 11)
  // Smaller than a stitch, it is one.
  const tiny = { widthInches: 0.01, heightInches: 0.01 }
  expect(needlePath(frame, tiny, { needlesPerInch: 14, coursesPerInch: 20 }).match(/M/g)).toHaveLength(4)
})

test('marks that would hide each other lie side by side', () => {
  const spots = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
    { x: 110, y: 95 },
    { x: 100, y: 100 },
  ]
  expect(crowding(spots, 44)).toEqual([0, 0, 1, 2])
  expect(crowding(spots, 5)).toEqual([0, 0, 0, 1])
})

test('a mark hides a logo of an inch, and three of them no large print', () => {
  expect(wouldHide({ width: 28, height: 28 }, 1, 26)).toBe(true)
  expect(wouldHide({ width: 140, height: 120 }, 3, 26)).toBe(false)
  expect(wouldHide({ width: 140, height: 120 }, 4, 26)).toBe(true)
})
