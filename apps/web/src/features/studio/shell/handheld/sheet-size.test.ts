import { describe, expect, test } from 'vitest'
import { heightAfter, sheetSize } from '#web/features/studio/shell/handheld/sheet-size.ts'

/** A window, less its header and its tabs. */
const room = (width: number, windowHeight: number) => ({
  width,
  height: windowHeight - 120,
  isBeside: false,
})
const beside = { width: 780, height: 342, isBeside: true }

describe('the sheet over the stage', () => {
  test.each([
    [360, 640],
    [390, 844],
    [430, 932],
    [768, 1024],
    [820, 1180],
  ])('leaves the garment 45 of a hundred of %i x %i', (width, height) => {
    const half = sheetSize('half', room(width, height))
    expect((height - 120 - half) / height).toBeGreaterThanOrEqual(0.449)
    expect(half).toBeGreaterThan(200)
  })

  test('is a line, a half that is no higher than drawn, and all but a strip', () => {
    const large = room(390, 844)
    expect(['peek', 'half', 'full'].map(height => sheetSize(height as 'peek', large))).toEqual([80, 294, 688])
  })

  test('beside the stage folds away, and never takes all of it', () => {
    expect(sheetSize('peek', beside)).toBe(0)
    expect(sheetSize('half', beside)).toBe(280)
    expect(sheetSize('full', { ...beside, width: 500 })).toBeLessThanOrEqual(464)
  })

  test('comes to rest at the nearest height, and a flick takes it to the next', () => {
    const large = room(390, 844)
    expect(heightAfter(120, 0, large)).toBe('peek')
    expect(heightAfter(250, 0, large)).toBe('half')
    expect(heightAfter(300, 2, large)).toBe('full')
    expect(heightAfter(280, -1, large)).toBe('peek')
  })
})
