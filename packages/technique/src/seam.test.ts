import { luminanceOf } from '@teamloom/artwork/linear-light.ts'
import { expect, test } from 'vitest'
import { gridOf } from './grid.ts'
import { frameMap } from './map-frame.ts'
import type { RaisedMap } from './raised-map.ts'
import { type Seam, sew } from './seam.ts'

const seam: Seam = {
  hex: '#f0f0f0',
  stitchInches: 0.125,
  threadInches: 0.03,
  gapInches: 0.04,
  dentInches: 0.01,
  holeInches: 0.02,
  slantInches: 0,
}
const density = 200
const thick = 0.08

function sewn(): RaisedMap {
  const frame = frameMap(1, 0.4, density, 0)
  const size = frame.width * frame.height
  const cover = gridOf(frame.width, frame.height)
  const relief = gridOf(frame.width, frame.height)
  const raised = {
    frame,
    color: new Float32Array(3 * size).fill(0.1),
    cover,
    relief,
    gloss: null,
    polish: 10,
  }
  cover.values.fill(1)
  relief.values.fill(thick)
  sew(raised, [[-0.5, 0, 0.5, 0]], seam)
  return raised
}

/** Light and height at a place, inches from the middle. */
function at({ frame, color, relief }: RaisedMap, x: number, y: number) {
  const pixel =
    Math.floor(y * density + frame.height / 2) * frame.width + Math.floor(x * density + frame.width / 2)
  return {
    light: luminanceOf([color[3 * pixel]!, color[3 * pixel + 1]!, color[3 * pixel + 2]!]),
    height: relief.values[pixel]!,
  }
}

test('each stitch lies on top, bright, in the dent that it makes', () => {
  const raised = sewn()
  for (let stitch = 0; stitch < 8; stitch++) {
    const middle = -0.5 + (stitch + 0.5) * 0.125
    expect(at(raised, middle, 0).light).toBeGreaterThan(0.3)
    expect(at(raised, middle, 0).height).toBeGreaterThan(at(raised, middle, 0.022).height)
    expect(at(raised, middle, 0.022).height).toBeLessThan(thick)
  }
})

test('between two stitches is a hole, darker and deeper than what is sewn', () => {
  const raised = sewn()
  for (let hole = 1; hole < 8; hole++) {
    const { light, height } = at(raised, -0.5 + hole * 0.125 - 0.0025, 0)
    expect(light).toBeLessThan(0.3)
    expect(height).toBeLessThan(thick)
  }
})

test('what lies farther off is as it was', () => {
  expect(at(sewn(), 0.1, 0.15)).toEqual({ light: expect.closeTo(0.1, 5), height: expect.closeTo(thick, 5) })
})

test('a row shorter than a stitch is one stitch', () => {
  const raised = sewn()
  const before = raised.color.slice()
  sew(raised, [[0, 0.15, 0.04, 0.15]], seam)
  expect(raised.color).not.toEqual(before)
})

/** Along the row: where it is bright thread, the middle of that across it; NaN where there is none. Inches. */
function threadAlong(raised: RaisedMap): readonly { readonly x: number; readonly middle: number }[] {
  return Array.from({ length: density }, (_, i) => {
    const x = -0.5 + (i + 0.5) / density
    const bright = Array.from({ length: 14 }, (_, j) => -0.0325 + j * 0.005).filter(
      y => at(raised, x, y).light > 0.3,
    )
    return { x, middle: bright.reduce((sum, y) => sum + y, 0) / bright.length }
  })
}

test('no two stitches are alike, and they are a fifth longer or shorter at most; the same seam comes out the same (RD14)', () => {
  const raised = sewn()
  const gaps = threadAlong(raised).filter(({ middle }) => Number.isNaN(middle))
  const starts = gaps.filter(({ x }, i) => i > 0 && x - gaps[i - 1]!.x > 0.02).map(({ x }) => x)
  const pitches = starts.slice(1).map((x, i) => x - starts[i]!)
  expect(pitches.length).toBe(7)
  expect(new Set(pitches.map(pitch => Math.round(pitch * density))).size).toBeGreaterThan(2)
  for (const pitch of pitches) expect(Math.abs(pitch / seam.stitchInches - 1)).toBeLessThan(0.21)
  const middles = starts.slice(1).map(x => {
    const own = threadAlong(raised).filter(
      ({ x: at, middle }) => !Number.isNaN(middle) && Math.abs(at - x + 0.0625) < 0.03,
    )
    return own.reduce((sum, { middle }) => sum + middle, 0) / own.length
  })
  expect(Math.max(...middles) - Math.min(...middles)).toBeGreaterThan(0.001)
  for (const middle of middles) expect(Math.abs(middle)).toBeLessThan(0.008)
  expect(sewn().color).toEqual(raised.color)
})

test('its thread is twisted of two plies, light and dark along it', () => {
  const raised = sewn()
  const fine = threadAlong(raised).filter(({ middle }) => !Number.isNaN(middle))
  const lights = fine.map(({ x, middle }) => at(raised, x, middle).light)
  const turns = lights.filter((light, i) => i > 0 && light > 0.6 !== lights[i - 1]! > 0.6)
  expect(turns.length).toBeGreaterThan(16)
})

test('the needle went in at both ends of a row', () => {
  const raised = sewn()
  for (const end of [-0.4975, 0.4925]) {
    const { light, height } = at(raised, end, 0)
    expect(light).toBeLessThan(0.05)
    expect(height).toBeLessThan(thick)
  }
})
