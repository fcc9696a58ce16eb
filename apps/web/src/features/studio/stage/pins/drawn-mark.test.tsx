import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { DrawnMark } from '@teamloom/contract/comments.ts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DrawnMarkView } from '#web/features/studio/stage/pins/drawn-mark.tsx'

const camera = { width: 400, height: 300, pixelsPerInch: 10 } as Camera

/** The points of each stroke that is drawn, in pixels: the casing and the line over it are one way. */
function strokesOf(mark: DrawnMark): number[][][] {
  const { container } = render(<DrawnMarkView camera={camera} mark={mark} authorId={null} />)
  const [casing, line] = [...container.querySelectorAll('path')].map(path => path.getAttribute('d') ?? '')
  expect(line).toBe(casing)
  const strokes = (line ?? '').split('M').slice(1)
  return strokes.map(stroke => stroke.split('L').map(point => point.split(' ').map(Number)))
}

test('a line goes through its points, which are inches of the garment', () => {
  const points = [
    { x: 1, y: 2 },
    { x: 3, y: 4.5 },
    { x: 5, y: 6 },
  ]
  expect(strokesOf({ shape: 'line', points } as never)).toEqual([
    [
      [10, 20],
      [30, 45],
      [50, 60],
    ],
  ])
})

test('an arrow goes straight from the first point to the last, where its head of half an inch opens backwards', () => {
  const points = [
    { x: 1, y: 1 },
    { x: 2, y: 9 },
    { x: 5, y: 1 },
  ]
  const [shaft, head] = strokesOf({ shape: 'arrow', points } as never)
  expect(shaft).toEqual([
    [10, 10],
    [50, 10],
  ])
  const [above = [], tip = [], below = []] = head ?? []
  expect(tip).toEqual([50, 10])
  const [across, down] = [5 * Math.cos(0.5), 5 * Math.sin(0.5)]
  expect(above[0]).toBeCloseTo(50 - across, 0)
  expect(above[1]).toBeCloseTo(10 - down, 0)
  expect(below[0]).toBeCloseTo(50 - across, 0)
  expect(below[1]).toBeCloseTo(10 + down, 0)
})
