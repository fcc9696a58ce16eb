import { must } from '@teamloom/kit/assert.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { baseStylesOf } from '../pattern.ts'
import { sweatpantsPattern } from '../products/sweatpants/pattern.ts'
import { drawFlat } from './draw-flat.ts'

function drawLeg(ankles: string) {
  const styles = { ...baseStylesOf(sweatpantsPattern), 'ankles/ankles': ankles }
  const ofLeg = drawFlat(sweatpantsPattern, 'M', styles, 'front').marks.filter(({ of }) => of === 'leftFront')
  const cloth = must(
    ofLeg.find(({ kind }) => kind === 'fill'),
    'cloth',
  )
  const points = cloth.lines.flat()
  const lowest = boundsOf(points).bottom
  const hem = boundsOf(points.filter(([, y]) => lowest - y < 1e-6))
  return {
    opening: hem.right - hem.left,
    gathers: ofLeg.flatMap(mark => (mark.kind === 'line' && mark.role === 'rib' ? mark.lines : [])).length,
  }
}

test('elastic draws a leg in at its hem, with gathers on it; an open hem is as wide as it is cut', () => {
  const [elastic, open] = [drawLeg('elastic'), drawLeg('open')]
  expect(elastic.opening).toBeCloseTo(6.7 * 0.79, 1)
  expect(elastic.gathers).toBeGreaterThan(10)
  expect(open.opening).toBeCloseTo(8.2, 1)
  expect(open.gathers).toBe(0)
})
