import { describe, expect, test } from 'vitest'
import { differenceOf } from './difference.ts'
import type { Look } from './look.ts'
import { drawSide, farBox, plainLook, withCloth, withStyles } from './testing/draw-side.ts'

const side = drawSide()
const differ = (first: Look, second: Look) => differenceOf({ side, look: first }, { side, look: second })

describe('two looks', () => {
  test('that are the same do not differ', () => {
    expect(differ(plainLook, { ...plainLook })).toBeUndefined()
  })

  test('differ where one has a pocket, its shadow included', () => {
    const difference = differ(plainLook, withStyles({ 'pocket/pocket': 'patch' }))
    expect(difference?.box.x).toBeGreaterThanOrEqual(33)
    expect(difference?.box.x).toBeLessThanOrEqual(40)
    expect(difference?.box.y).toBeGreaterThanOrEqual(88)
    expect(difference?.box.width).toBeLessThanOrEqual(58)
    expect(difference?.pixels).toBeGreaterThan(40 * 30)
  })

  test('differ alike from either side', () => {
    const [plain, pocket] = [plainLook, withStyles({ 'pocket/pocket': 'patch' })]
    expect(differ(pocket, plain)).toEqual(differ(plain, pocket))
  })

  test('differ where the cloth has another colour', () => {
    const sleeve = differ(plainLook, withCloth('sleeves/sleeves/sleeves', { hex: '#102030' }))
    expect(sleeve?.box.x).toBeGreaterThan(128)
  })

  test('do not differ by what has the colour of what it lies on', () => {
    const badge = { ...withStyles({ 'badge/badge': 'round' }) }
    const hidden = {
      ...badge,
      cloths: { ...badge.cloths, 'badge/badge/badge': badge.cloths['body/body/body']! },
    }
    expect(differ(plainLook, badge)?.box).toMatchObject({ x: 72, y: 102 })
    expect(differ(plainLook, hidden)).toBeUndefined()
  })

  test('are laid on each other when the camera stands further back for one', () => {
    const flag = differ(plainLook, withStyles({ 'body/flag': 'up' }))
    expect(flag?.pixels).toBeLessThan(30 * 40)
    const back = differ(withStyles({ 'body/flag': 'up' }), plainLook)
    expect(back?.box.y).toBeLessThan(10 - farBox.y)
    expect(back?.box.width).toBeLessThan(40)
  })
})
