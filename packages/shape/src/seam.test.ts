import { describe, expect, test } from 'vitest'
import { line } from './curve.ts'
import type { Panel } from './panel.ts'
import { findEdge, splitEdgeName } from './seam.ts'

const strip = (name: string, width: number): Panel => ({
  name,
  edges: [
    { name: 'top', curve: line([0, 0], [width, 0]) },
    { name: 'end', curve: line([width, 0], [width, 2]) },
    { name: 'hem', curve: line([width, 2], [0, 2]) },
    { name: 'start', curve: line([0, 2], [0, 0]) },
  ],
})
const panels = [strip('sleeve', 10), strip('cuff', 8)]

describe('the edge of a seam', () => {
  test('is named by its panel and its own name', () => {
    expect(splitEdgeName('cuff.to-sleeve-hem')).toEqual({ panel: 'cuff', edge: 'to-sleeve-hem' })
  })

  test('is found in its panel', () => {
    expect(findEdge(panels, 'cuff.end')[0]).toEqual([8, 0])
  })

  test.each([
    ['of a panel that is not there', 'hood.end', 'panel hood'],
    ['that its panel does not have', 'cuff.neck', 'edge cuff.neck'],
  ] as const)('%s is missed by its name', (_, name, words) => {
    expect(() => findEdge(panels, name)).toThrow(words)
  })
})
