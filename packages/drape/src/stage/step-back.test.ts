import { drawBake } from '@teamloom/bakes/testing/draw-bake.ts'
import { expect, test } from 'vitest'
import { type Lens, project, views } from '../picture/view.ts'
import { moveBake, widen } from './step-back.ts'

const lens: Lens = {
  width: 1200,
  height: 1400,
  pixelsPerInch: 34,
  axis: { x: 600, y: 700 },
  middle: 45,
  distance: 170,
}
const box = { x: -120, y: -248, width: 1440, height: 1680 }

test('a lens that has stepped back sees each point where it was, counted from another corner', () => {
  const points = [0, 45, 0, 8, 61, -4, -11, 30, 6]
  const near = project(points, views.left, lens)
  const far = project(points, views.left, widen(lens, box))
  for (let at = 0; at < points.length; at += 3) {
    expect(far[at]! + box.x).toBeCloseTo(near[at]!, 2)
    expect(far[at + 1]! + box.y).toBeCloseTo(near[at + 1]!, 2)
    expect(far[at + 2]).toBe(near[at + 2])
  }
})

test('a bake of the wider picture is moved with its shadow', () => {
  const shadow = { box: { x: 300, y: 40, width: 2, height: 2 }, step: 1, values: new Uint8Array(4) }
  const bake = drawBake({ x: 310, y: 100, width: 3, height: 3 }, [0], () => ({ chart: 1 }), { shadow })
  const moved = moveBake(bake, box)
  expect(moved.box).toEqual({ x: 190, y: -148, width: 3, height: 3 })
  expect(moved.shadow?.box).toEqual({ x: 180, y: -208, width: 2, height: 2 })
  expect(moved.ground).toBeNull()
  expect(moved.chart).toBe(bake.chart)
})
