import type { Form } from '@teamloom/artwork/form.ts'
import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { lieOf } from './look-of-design.ts'
import { framePrint, latticeSteps } from './print-frame.ts'
import { isInSight, isPrintAt } from './seen-print.ts'
import { bodyBox, drawSide, frontPlace, perInch, plainLook, seamAt, withStyles } from './testing/draw-side.ts'

const side = drawSide()

/** A print about a pixel of the front, so many inches large. */
function printAt(
  x: number,
  y: number,
  [widthInches, heightInches]: readonly [number, number],
  { form = { kind: 'art' }, face = 'outside' }: { form?: Form; face?: 'outside' | 'inside' } = {},
): DrawnPrint {
  const { u: centerU, v: centerV } = frontPlace(x - 0.5, y - 0.5)
  const location = { positionName: 'spot', side: 'front', panel: 'front', face, planeAngle: 0 } as const
  return {
    decorationId: 'one',
    assetVersionId: 'two',
    surface: flatInk,
    location: { ...location, centerU, centerV, fromU: centerU },
    widthInches,
    heightInches,
    inks: null,
    form,
    options: {},
  }
}

const frameOf = (...prints: readonly DrawnPrint[]) => framePrint(side, plainLook, prints)
const isAt = (print: DrawnPrint, x: number, y: number) => isPrintAt(side, plainLook, lieOf(print), x, y)

test('a print that is wholly in sight has its edges and its corners', () => {
  const print = printAt(80, 70, [2, 1])
  const frame = must(frameOf(print), 'frame')
  expect(frame.measured).toBe('whole')
  const { x, y, width, height } = frame.box
  expect([x, y, width, height].map(Math.round)).toEqual([60, 60, 2 * perInch, perInch])
  expect(frame.corners?.bottomRight.x).toBeCloseTo(100, 0)
  expect([isAt(print, 61, 61), isAt(print, 99, 79), isAt(print, 59, 70), isAt(print, 80, 81)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('of one that something hides, what is seen of it is framed and picked, and nothing is measured', () => {
  const print = printAt(seamAt, 70, [2, 2])
  const frame = must(frameOf(print), 'frame')
  expect(frame).toMatchObject({ measured: 'part', corners: null })
  expect(Math.round(frame.box.x)).toBe(seamAt - perInch)
  expect(Math.round(frame.box.x + frame.box.width)).toBeLessThanOrEqual(seamAt + 1)
  expect([isAt(print, seamAt - 5, 70), isAt(print, seamAt + 5, 70)]).toEqual([true, false])
  const shown = frame.lattice.map((spot, i) => spot && i % (latticeSteps + 1))
  expect(Math.max(...shown.map(column => column ?? 0))).toBeLessThanOrEqual(latticeSteps / 2)
})

test('a lining is looked for inside: there it is framed and picked, and not on the outside of its panel', () => {
  const lining = printAt(80, 12, [6, 6], { face: 'inside' })
  const frame = must(frameOf(lining), 'frame')
  expect(frame.measured).toBe('part')
  expect(frame.path).not.toBe('')
  expect(frame.box).toEqual({ x: 71, y: bodyBox.y, width: 19, height: 4 })
  expect([isAt(lining, 80, 12), isAt(lining, 50, 40)]).toEqual([true, false])
  const outside = { ...lining, location: { ...lining.location, face: 'outside' } } as const
  expect([isAt(outside, 80, 12), isAt(outside, 50, 40)]).toEqual([false, true])
})

const layout = {
  tileWidthInches: 1.5,
  tileHeightInches: 1,
  imageWidthInches: 1,
  imageHeightInches: 0.5,
  spots: [{ x: 0, y: 0 }],
  offsetX: 0.25,
  offsetY: 0,
}

test('a pattern is framed where it is seen, and measured on one of its images in sight', () => {
  const print = printAt(80, 70, [12, 12], { form: { kind: 'repeat', layout, isKnit: false } })
  const frame = must(frameOf(print), 'frame')
  expect(frame).toMatchObject({ measured: 'image', widthInches: 1, heightInches: 0.5 })
  expect(frame.box.x).toBe(bodyBox.x)
  expect(frame.box.height).toBeGreaterThan(120)
  const { topLeft, bottomRight } = must(frame.corners, 'corners')
  expect(bottomRight.x - topLeft.x).toBeCloseTo(perInch, 0)
  expect(bottomRight.y - topLeft.y).toBeCloseTo(perInch / 2, 0)
  // Its middle is a quarter inch beside where the pattern begins, and whole pitches from there.
  const pitches = ((topLeft.x + bottomRight.x) / 2 - 80) / perInch / layout.tileWidthInches
  expect(pitches - Math.round(pitches)).toBeCloseTo(0.25 / layout.tileWidthInches, 1)
})

test('one that lies on two panels is framed on both; one that is out of sight on none', () => {
  const [left, right] = [printAt(40, 70, [1, 1]), printAt(110, 70, [1, 1])]
  const pattern = { kind: 'repeat', layout, isKnit: false } as const
  const frame = frameOf({ ...left, form: pattern }, { ...right, form: pattern })
  expect(frame?.box.x).toBe(30)
  expect(frame && frame.box.x + frame.box.width).toBe(120)
  const onPocket = { ...left, location: { ...left.location, panel: 'pocket' } }
  expect(frameOf(onPocket)).toBeUndefined()
  const worn = withStyles({ 'pocket/pocket': 'patch' })
  const pocket = { ...onPocket, location: { ...onPocket.location, centerU: 0, centerV: 0.5 } }
  expect(framePrint(side, worn, [pocket])?.measured).toBe('whole')
})

test('a print is in sight with what lies beyond its edges, and on its own panel and face alone', () => {
  const left = bodyBox.x
  const seen = (print: DrawnPrint) => isInSight(side, plainLook, print)
  expect([80, left - 1.5 * perInch, left - 3 * perInch].map(x => seen(printAt(x, 70, [2, 1])))).toEqual([
    true,
    true,
    false,
  ])
  const print = printAt(80, 70, [2, 1])
  expect(seen(printAt(80, 70, [2, 1], { face: 'inside' }))).toBe(false)
  expect(seen({ ...print, location: { ...print.location, panel: 'none' } })).toBe(false)
})
