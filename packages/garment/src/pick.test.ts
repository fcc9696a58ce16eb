import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickAt } from './pick.ts'
import { screenOf } from './place.ts'
import { bodyBox, drawSide, frontPlace, plainLook, seamAt, withStyles } from './testing/draw-side.ts'

const side = drawSide()

describe('picking', () => {
  test('tells the element under a pixel, its panel and the inches there', () => {
    const { u, v } = frontPlace(50, 60)
    expect(pickAt(side, plainLook, 50.7, 60.2)).toEqual({
      part: 'body',
      element: 'body',
      layer: 'body',
      panel: 'front',
      face: 'outside',
      u: expect.closeTo(u, 2),
      v: expect.closeTo(v, 2),
    })
  })

  test.each([
    ['the sleeve', 150, 60, 'sleeves/sleeves'],
    ['the label', 80, 17, 'body/body'],
    ['the lining inside', 80, 12, 'body/lining'],
    ['a border pixel that is covered in part', 50, 149, 'body/body'],
  ])('finds %s', (_, x, y, name) => {
    const picked = pickAt(side, plainLook, x, y)
    expect(`${picked?.part}/${picked?.element}`).toBe(name)
  })

  test('says that a label has no colour layer', () => {
    expect(pickAt(side, plainLook, 80, 17)).toMatchObject({ layer: null, panel: 'label' })
  })

  test.each([
    ['beside the garment', 10, 60],
    ['left of the picture', -0.5, 60],
    ['below the picture', 60, 160],
    ['right of the picture', 200, 0],
  ])('finds nothing %s', (_, x, y) => {
    expect(pickAt(side, plainLook, x, y)).toBeUndefined()
  })

  test('finds the uppermost of the bakes that the styles show', () => {
    const elementAt = (styles: Record<string, string>) => pickAt(side, withStyles(styles), 75, 105)?.element
    expect(elementAt({})).toBe('body')
    expect(elementAt({ 'pocket/pocket': 'patch' })).toBe('pocket')
    expect(elementAt({ 'pocket/pocket': 'patch', 'badge/badge': 'round' })).toBe('badge')
    expect(pickAt(side, withStyles({ 'body/hem': 'short' }), 50, 140)).toBeUndefined()
  })
})

describe('a place of a panel', () => {
  const x = fc.integer({ min: bodyBox.x, max: seamAt - 1 })
  const y = fc.integer({ min: bodyBox.y + 12, max: bodyBox.y + 130 })

  test('is seen where the pixel is that shows it, and shows there what is seen', () => {
    fc.assert(
      fc.property(x, y, (column, row) => {
        const { u, v } = frontPlace(column, row)
        const seen = screenOf(side, plainLook, 'front', u, v)!
        expect(Math.hypot(seen.x - column - 0.5, seen.y - row - 0.5)).toBeLessThan(0.1)
        const picked = pickAt(side, plainLook, seen.x, seen.y)!
        expect(Math.hypot(picked.u - u, picked.v - v)).toBeLessThan(0.01)
      }),
    )
  })

  test('between pixels is seen between them', () => {
    const { u, v } = frontPlace(60, 80)
    const seen = screenOf(side, plainLook, 'front', u + 0.3 / 20, v - 0.4 / 20)!
    expect(seen.x).toBeCloseTo(60.8, 1)
    expect(seen.y).toBeCloseTo(80.1, 1)
  })

  test('a little beyond what is seen is guessed as the cloth runs there', () => {
    const { u, v } = frontPlace(bodyBox.x - 10, 80)
    const seen = screenOf(side, plainLook, 'front', u, v)!
    expect(seen.x).toBeCloseTo(bodyBox.x - 9.5, 0)
    expect(seen.y).toBeCloseTo(80.5, 0)
  })

  test('far beyond what is seen, or on a panel that is not, is out of sight', () => {
    expect(screenOf(side, plainLook, 'front', -9, 4)).toBeUndefined()
    expect(screenOf(side, plainLook, 'hood', 0, 0)).toBeUndefined()
    expect(screenOf(side, plainLook, 'pocket', 0, 0.5)).toBeUndefined()
    expect(screenOf(side, withStyles({ 'pocket/pocket': 'patch' }), 'pocket', 0, 0.5)).toBeDefined()
  })
})
