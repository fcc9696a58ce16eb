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
