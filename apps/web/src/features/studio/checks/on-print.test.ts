import { expect, test } from 'vitest'
import { needlePath, spotOfArtwork, spotOnPrint } from '#web/features/studio/checks/on-print.ts'

const corners = {
  topLeft: { x: 10, y: 20 },
  topRight: { x: 110, y: 20 },
  bottomRight: { x: 120, y: 70 },
  bottomLeft: { x: 20, y: 70 },
}
const frame = { outline: [], corners, drop: null }

test('a share across and down a print is between its corners', () => {
  expect(spotOnPrint(frame, 0, 0)).toEqual(corners.topLeft)
  expect(spotOnPrint(frame, 1, 1)).toEqual(corners.bottomRight)
  expect(spotOnPrint(frame, 0.5, 0.5)).toEqual({ x: 65, y: 45 })
})

test('artwork in the middle of a patch keeps to its middle, and a pattern has no one place', () => {
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
})
