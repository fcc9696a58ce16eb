import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groundOf, withoutGround } from './ground.ts'
import type { Pixels, Rgb } from './pixels.ts'

const white: Rgb = [255, 255, 255]
const [clear, green] = [
  [0, 0, 0, 0],
  [22, 62, 45, 255],
] as const

/** A letter for each pixel: `.` white, `#` green, `+` half of both, `_` nothing. */
function picture(rows: readonly string[]): Pixels {
  const colors: Record<string, readonly number[]> = {
    '.': [255, 255, 255, 255],
    '#': green,
    '+': [139, 159, 150, 255],
    _: clear,
  }
  const rgba = rows.flatMap(row => [...row].flatMap(letter => colors[letter] ?? []))
  return { width: rows[0]?.length ?? 0, height: rows.length, rgba: Uint8Array.from(rgba) }
}

const alphas = ({ rgba, width, height }: Pixels) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => rgba[4 * (y * width + x) + 3]),
  )

describe('the ground of a picture', () => {
  test('is the one colour along all its edges', () => {
    expect(groundOf(picture(['....', '.##.', '....']))).toEqual(white)
    expect(groundOf(picture(['####', '#..#', '####']))).toEqual([22, 62, 45])
  })

  test('is none where its edges differ, or let through', () => {
    expect(groundOf(picture(['..##', '.##.', '....']))).toBeUndefined()
    expect(groundOf(picture(['____', '_##_', '____']))).toBeUndefined()
  })
})

describe('without its ground', () => {
  test('a picture is cut to what is left; what is enclosed of the same colour stays', () => {
    const cut = withoutGround(picture(['.......', '.#####.', '.#...#.', '.#####.', '.......']), white)
    expect([cut?.width, cut?.height]).toEqual([5, 3])
    expect(alphas(cut!)).toEqual(Array.from({ length: 3 }, () => Array.from({ length: 5 }, () => 255)))
  })

  test('an edge that was blended with it lets half of the cloth through, in the colour of what it is the edge of', () => {
    const cut = withoutGround(picture(['......', '.+##+.', '.+##+.', '......']), white)!
    expect(alphas(cut)[0]?.[0]).toBeCloseTo(128, -1)
    expect([...cut.rgba.subarray(0, 3)]).toEqual(green.slice(0, 3))
  })

  test('nothing is not kept, and a picture of nothing else neither', () => {
    expect(withoutGround(picture(['....', '....']), white)).toBeUndefined()
    expect(withoutGround(picture(['####', '####']), white)).toBeUndefined()
  })

  test('what is not of its colour is never gone', () => {
    const side = fc.integer({ min: 1, max: 12 })
    const drawn = fc
      .tuple(side, side)
      .chain(([width, height]) =>
        fc.array(fc.array(fc.constantFrom('.', '#'), { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      )
      .map(rows => rows.map(row => row.join('')))
    fc.assert(
      fc.property(drawn, rows => {
        const count = rows.join('').split('#').length - 1
        const whole = picture(rows)
        const left = alphas(withoutGround(whole, white) ?? whole).flat()
        expect(count === 0 || left.filter(alpha => alpha === 255).length >= count).toBe(true)
      }),
    )
  })
})
