import { expect, test } from 'vitest'
import { line } from './curve.ts'
import { pathData, viewBoxOf, writeSvg } from './svg.ts'

test('a path has no more points than its shape needs', () => {
  expect(pathData([line([0, 0], [4, 0])], false)).toBe('M0 0L4 0')
  const square = [line([0, 0], [1, 0]), line([0, 1], [1.256, 1])]
  expect(pathData(square, true)).toBe('M0 0L1 0ZM0 1L1.26 1Z')
})

test('a picture shows all of its bounds, each path as it is painted', () => {
  const bounds = { left: -1, top: 2, right: 3, bottom: 4.5 }
  expect(viewBoxOf(bounds)).toBe('-1 2 4 2.5')
  const svg = writeSvg(
    [
      { d: 'M0 0L1 0Z', fill: '#fff' },
      { d: 'M0 0L1 0', stroke: '#000', strokeWidth: 0.1, dash: [0.2, 0.1] },
    ],
    bounds,
    10,
  )
  expect(svg).toContain('width="40" height="25" viewBox="-1 2 4 2.5"')
  expect(svg).toContain('<path d="M0 0L1 0Z" fill="#fff"/>')
  expect(svg).toContain(
    '<path d="M0 0L1 0" fill="none" stroke="#000" stroke-width="0.1" stroke-dasharray="0.2 0.1"/>',
  )
})
