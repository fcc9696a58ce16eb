import type { Flat, FlatFill, FlatLine } from '@teamloom/pattern/flat/flat.ts'
import type { Face } from '@teamloom/pattern/trim.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { describe, expect, test } from 'vitest'
import { calloutsOf, letterOf, writeFlatSheet } from './flat-sheet.ts'

const bounds = { left: -20, top: 0, right: 20, bottom: 30 }
const letter = 0.0195 * 40.5
const faceOf = (element: string): Face => ({ part: 'body', element, layer: 'body' })
const slotOf = (element: string) => `body/${element}/body`

const square = (left: number, top: number, right: number, bottom: number): Curve => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
const fill = (of: string, line: Curve): FlatFill => ({
  kind: 'fill',
  of,
  lines: [line],
  face: faceOf(of),
  isInside: false,
})
const run = (role: FlatLine['role'], line: Curve, face: Face | null = null): FlatLine => ({
  kind: 'line',
  of: 'body',
  lines: [line],
  isClosed: false,
  role,
  face,
})
const flatOf = (...marks: Flat['marks']): Flat => ({ side: 'front', marks, measures: [], bounds })

test('letters are as large on paper whatever the garment is: by its width, or its height where that is more', () => {
  expect(letterOf({ left: 0, top: 0, right: 40, bottom: 10 })).toBeCloseTo(0.0195 * 40)
  expect(letterOf({ left: -5, top: 2, right: 5, bottom: 42 })).toBeCloseTo(0.0195 * 54)
})

describe('TP9: a number', () => {
  const pointTo = (flat: Flat, ...slots: readonly string[]) =>
    calloutsOf(
      flat,
      slots.map((slot, i) => ({ number: i + 1, slot })),
    )

  test('points to where most of its cloth lies open around it, clear of what is sewn over it', () => {
    const flat = flatOf(fill('body', square(-20, 0, 20, 30)), fill('pocket', square(-20, 0, 4, 30)))
    const [body, pocket] = pointTo(flat, slotOf('body'), slotOf('pocket')).toSorted(
      (a, b) => a.number - b.number,
    )
    // Within half of the grid that is laid over it.
    expect(Math.abs(body!.at[0] - 12)).toBeLessThan(0.5)
    expect(Math.abs(pocket!.at[0] - -8)).toBeLessThan(0.5)
    expect(pointTo(flat, slotOf('hood'))).toEqual([])
  })

  test('of cloth with a hole points beside the hole', () => {
    const ring: FlatFill = {
      ...fill('body', square(-20, 0, 20, 30)),
      lines: [square(-20, 0, 20, 30), square(-15, 2, 15, 28)],
    }
    const [callout] = pointTo(flatOf(ring), slotOf('body'))
    expect(Math.abs(callout!.at[0])).toBeGreaterThan(15)
  })

  test('of thread points to where its line begins to run', () => {
    const thread = run(
      'stitch',
      [
        [0, 0],
        [3, 3],
        [6, 6],
        [9, 9],
      ],
      faceOf('thread'),
    )
    expect(pointTo(flatOf(thread), slotOf('thread'))[0]?.at).toEqual([3, 3])
  })

  test('of seams, stitches and label points to lines that are longer than two inches, and to the label’s middle', () => {
    const flat = flatOf(
      fill('body', square(-20, 0, 20, 30)),
      fill('neckLabel', square(-1, 1, 1, 2)),
      run('seam', [
        [10, 0],
        [10, 1.9],
      ]),
      run('seam', [
        [16, 10],
        [16, 20],
      ]),
      run('stitch', [
        [-16, 20],
        [-16, 30],
      ]),
    )
    const at = Object.fromEntries(
      pointTo(flat, 'seams', 'topstitching', 'brandLabel').map(each => [each.number, each.at]),
    )
    expect(at).toEqual({
      1: [16, expect.closeTo(14)],
      2: [-16, expect.closeTo(24)],
      3: [0, 1.5],
    })
  })

  test('of several seams points to the one that is farthest from what else is pointed to', () => {
    const seams = [-19, 19].map(x =>
      run('seam', [
        [x, 10],
        [x, 20],
      ]),
    )
    const flat = flatOf(fill('body', square(10, 0, 20, 30)), ...seams)
    expect(pointTo(flat, slotOf('body'), 'seams').find(({ number }) => number === 2)?.at[0]).toBe(-19)
  })

  test('stands at its own side, two letters beside the drawing, and 1.8 below the one before', () => {
    const spots = [
      ['left', -10, 10],
      ['near', -10, 10.4],
      ['far', -10, 25],
      ['right', 10, 12],
    ] as const
    const flat = flatOf(
      ...spots.map(([name, x, y]) =>
        run(
          'hardware',
          [
            [x, y],
            [x, y],
          ],
          faceOf(name),
        ),
      ),
    )
    const found = pointTo(flat, ...spots.map(([name]) => slotOf(name)))
    const [left, right] = [-20 - 2 * letter, 20 + 2 * letter]
    expect(found.map(({ number, balloon }) => [number, ...balloon])).toEqual([
      [1, left, 10],
      [2, left, expect.closeTo(10 + 1.8 * letter)],
      [3, left, 25],
      [4, right, 12],
    ])
  })

  test('of what lies in the middle stands left and right in turn', () => {
    const names = ['one', 'two', 'three']
    const flat = flatOf(
      ...names.map((name, i) =>
        run(
          'hardware',
          [
            [0.9, 10 * i],
            [0.9, 10 * i],
          ],
          faceOf(name),
        ),
      ),
    )
    const found = pointTo(flat, ...names.map(slotOf))
    expect(found.filter(({ balloon }) => balloon[0] < 0).map(({ number }) => number)).toEqual([1, 3])
    expect(found.filter(({ balloon }) => balloon[0] > 0).map(({ number }) => number)).toEqual([2])
  })
})

describe('a drawing as SVG', () => {
  const flat = flatOf(fill('body', square(-20, 0, 20, 30)))
  const viewBoxOf = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number)

  test('has its garment with room for the letters around it, ten of its units to the inch', () => {
    const svg = writeFlatSheet({ flat })
    const pad = 1.6 * letter
    const whole = [-20 - pad, -pad, 40 + 2 * pad, 30 + 2 * pad]
    expect(viewBoxOf(svg)).toEqual(whole.map(inches => expect.closeTo(inches, 1)))
    expect(Number(/width="([^"]*)"/.exec(svg)?.[1])).toBeCloseTo(10 * whole[2]!, 1)
    expect(Number(/height="([^"]*)"/.exec(svg)?.[1])).toBeCloseTo(10 * whole[3]!, 1)
  })

  test('has room for numbers beside it', () => {
    const callouts = [{ number: 7, at: [0, 5], balloon: [-30, 5] }] as const
    const svg = writeFlatSheet({ flat, callouts })
    expect(viewBoxOf(svg)?.[0]).toBeCloseTo(-30 - 1.6 * letter, 1)
    expect(svg).toMatch(/>7<\/text>/)
  })

  test('has a print’s number within the print where it has room, else left of it', () => {
    const numberAt = (outline: Curve) => {
      const svg = writeFlatSheet({ flat, prints: [{ number: 3, outline }], letter: 1 })
      const found = /<text x="([^"]*)" y="([^"]*)"[^>]*>3</.exec(svg)
      return found?.slice(1).map(Number)
    }
    expect(numberAt(square(0, 10, 4, 14))).toEqual([2, 12.35])
    // Its circle, of three quarters of a letter, has room in 1.95.
    expect(numberAt(square(0, 10, 1.9, 14))).toEqual([-0.9, 12.35])
    expect(numberAt(square(0, 10, 2, 14))).toEqual([1, 12.35])
  })

  test('that is cropped shows nothing beyond its bounds, and a frame round them', () => {
    const svg = writeFlatSheet({ flat, letter: 1, isCropped: true })
    expect(svg).toContain('<clipPath id="crop"><rect x="-20" y="0" width="40" height="30"/></clipPath>')
    expect(svg).toContain('<rect x="-20" y="0" width="40" height="30" fill="none"')
    expect(writeFlatSheet({ flat, letter: 1 })).not.toContain('clip')
  })

  test('has lines as thin as its letters are small', () => {
    const line = run('seam', [
      [0, 0],
      [5, 5],
    ])
    expect(writeFlatSheet({ flat: flatOf(line), letter: 0.5 })).toContain('stroke-width="0.04"')
    const rows = run('stitch', [
      [0, 0],
      [5, 5],
    ])
    expect(writeFlatSheet({ flat: flatOf(rows), letter: 2 })).toContain('stroke-dasharray="0.4 0.3"')
  })
})
