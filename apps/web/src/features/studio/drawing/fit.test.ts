import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placePicture, visibleBox } from '#web/features/studio/drawing/fit.ts'
import { fitted, zoomAt } from '#web/lib/zoom.ts'

const picture = { width: 1200, height: 1400 }
const front = { x: 100, y: 120, width: 1000, height: 1100 }
const left = { x: 350, y: 120, width: 500, height: 1090 }
const stages = fc.record({
  width: fc.integer({ min: 320, max: 2000 }),
  height: fc.integer({ min: 400, max: 1400 }),
})

test('a fitted garment lies whole and centred on any stage', () => {
  fc.assert(
    fc.property(stages, fc.constantFrom(front, left), (stage, box) => {
      const { scale, left: x, top: y } = placePicture(stage, [front, left], box, fitted)
      expect(x + box.x * scale).toBeGreaterThanOrEqual(0)
      expect(x + (box.x + box.width) * scale).toBeLessThanOrEqual(stage.width)
      expect(y + box.y * scale).toBeGreaterThanOrEqual(0)
      expect(y + (box.y + box.height) * scale).toBeLessThanOrEqual(stage.height)
      expect(x + (box.x + box.width / 2) * scale).toBeCloseTo(stage.width / 2)
    }),
  )
})

test('zooming keeps the spot under the pointer', () => {
  fc.assert(
    fc.property(
      stages,
      fc.double({ min: 1.1, max: 4, noNaN: true }),
      fc.integer({ min: -150, max: 150 }),
      (stage, zoom, x) => {
        const before = placePicture(stage, [front], front, fitted)
        const after = placePicture(stage, [front], front, zoomAt(fitted, zoom, { x, y: 0 }))
        const spot = (stage.width / 2 + x - before.left) / before.scale
        expect(after.left + spot * after.scale).toBeCloseTo(stage.width / 2 + x, 6)
      },
    ),
  )
})

test('what is visible is the whole picture when fitted, and less when zoomed in', () => {
  const stage = { width: 800, height: 900 }
  const whole = visibleBox(stage, placePicture(stage, [front], front, fitted), picture)
  const part = visibleBox(
    stage,
    placePicture(stage, [front], front, zoomAt(fitted, 4, { x: 0, y: 0 })),
    picture,
  )
  expect(whole?.height).toBeGreaterThan(1300)
  expect(part?.height).toBeLessThan(500)
})
