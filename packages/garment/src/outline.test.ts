import { contains, distanceTo } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { describe, expect, test } from 'vitest'
import { cropOf } from './crop.ts'
import { outlineOfElement } from './outline.ts'
import { drawSide, frameSize, plainLook, seamAt, withStyles } from './testing/draw-side.ts'

const side = drawSide()

/** Points on a path of M, L and Q, line by line. */
function linesOf(path: string): Point[][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map(line => {
      const points: Point[] = []
      for (const [, kind, numbers] of line.matchAll(/([MLQ])([^MLQ]+)/g)) {
        const [x, y, toX, toY] = numbers!.trim().split(/[ ,]+/).map(Number) as [
          number,
          number,
          number,
          number,
        ]
        const [fromX, fromY] = points.at(-1) ?? [x, y]
        if (kind !== 'Q') points.push([x, y])
        else
          for (const t of [0.25, 0.5, 0.75, 1]) {
            const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
            points.push([a * fromX + b * x + c * toX, a * fromY + b * y + c * toY])
          }
      }
      return points
    })
}

const withPocket = withStyles({ 'pocket/pocket': 'patch' })
const withBoth = withStyles({ 'pocket/pocket': 'patch', 'badge/badge': 'round' })

describe('the outline of an element', () => {
  test('is one closed line', () => {
    const path = outlineOfElement(side, withPocket, 'pocket', 'pocket')
    expect(path).toMatch(/^M[^MZ]+Z$/)
    expect(linesOf(path)).toHaveLength(1)
  })

  test('is nowhere further than two pixels from where the element ends', () => {
    const [line] = linesOf(outlineOfElement(side, withPocket, 'pocket', 'pocket'))
    const border: Point[] = [
      [40, 90],
      [80, 90],
      [80, 120],
      [40, 120],
    ]
    for (const at of line!) expect(distanceTo(border, at)).toBeLessThan(2)
    for (const corner of border) expect(distanceTo(line!, corner)).toBeLessThan(2)
  })

  test('leaves out what lies on it', () => {
    const [line] = linesOf(outlineOfElement(side, withBoth, 'pocket', 'pocket'))
    expect(contains(line!, [60, 105])).toBe(true)
    expect(contains(line!, [75, 105])).toBe(false)
  })

  test('of an element with a hole has a line round the hole', () => {
    const lines = linesOf(outlineOfElement(side, withPocket, 'body', 'body'))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter(line => contains(line, [60, 105]))).toHaveLength(2)
  })

  test('runs through the middle of a seam’s pixels', () => {
    const [line] = linesOf(outlineOfElement(side, plainLook, 'sleeves', 'sleeves'))
    const left = Math.min(...line!.map(([x]) => x))
    expect(left).toBeGreaterThan(seamAt - 0.5)
    expect(left).toBeLessThan(seamAt + 1.5)
  })

  test('of what is not seen is empty', () => {
    expect(outlineOfElement(side, plainLook, 'pocket', 'pocket')).toBe('')
    expect(outlineOfElement(side, plainLook, 'hood', 'hood')).toBe('')
  })
})

describe('the part of a side that shows an element', () => {
  test.each([
    ['body', 4 / 3],
    ['sleeves', 4 / 3],
    ['sleeves', 1],
    ['body', 2],
  ])('holds the %s whole where the frame is wide enough, in the asked shape', (name, aspect) => {
    const box = cropOf(side, plainLook, name, name, aspect)!
    expect(box.width / box.height).toBeCloseTo(aspect, 1)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(frameSize.width)
    expect(box.y + box.height).toBeLessThanOrEqual(frameSize.height)
  })

  test('has a small element near its middle, and something of what it sits in', () => {
    const box = cropOf(side, withBoth, 'badge', 'badge', 190 / 60)!
    expect(box.width).toBe(190)
    expect(Math.abs(box.y + box.height / 2 - 105)).toBeLessThanOrEqual(1)
  })

  test('is none when the element is not seen', () => {
    expect(cropOf(side, plainLook, 'pocket', 'pocket')).toBeUndefined()
  })
})
