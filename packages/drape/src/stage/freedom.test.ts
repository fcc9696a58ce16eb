import { baseStylesOf } from '@teamloom/pattern/pattern.ts'
import { hoodiePattern } from '@teamloom/pattern/products/hoodie/pattern.ts'
import { tshirtPattern } from '@teamloom/pattern/products/tshirt/pattern.ts'
import { describe, expect, test } from 'vitest'
import { compareCuts, isReplaced } from './freedom.ts'

const base = tshirtPattern.plans.find(plan => plan.kind === 'base')!
const cut = (styles: Readonly<Record<string, string>>) =>
  tshirtPattern.cut(tshirtPattern.baseSize, { ...base.styles, ...styles })
const crew = cut({})
const pointed = cut({ 'collar/collar': 'v' })

describe('between hoods whose halves meet and cross', () => {
  const hoodie = (hood: string) =>
    hoodiePattern.cut(hoodiePattern.baseSize, { ...baseStylesOf(hoodiePattern), 'hood/hood': hood })
  const [meeting, crossing] = [hoodie('twoPanel'), hoodie('crossover')]
  const freedom = compareCuts(meeting, crossing, 4)

  test('the hood is another one, the neck beside it free and what is out of reach is not', () => {
    expect(isReplaced('leftHood', meeting, crossing)).toBe(true)
    expect(freedom('leftHood', -8, -10)).toBe(1)
    expect(freedom('front', 0, 0.5)).toBe(1)
    expect(freedom('front', 0, 12)).toBe(0)
    expect(freedom('leftSleeve', 0, 12)).toBe(0)
  })
})

test('a hood that is worn up is another one than the same hood worn down', () => {
  const hoodie = (position: string) =>
    hoodiePattern.cut(hoodiePattern.baseSize, { ...baseStylesOf(hoodiePattern), 'hood/position': position })
  const [down, up] = [hoodie('down'), hoodie('up')]
  const freedom = compareCuts(down, up, 3)
  expect(freedom('rightHood', 8, -10)).toBe(1)
  expect(freedom('back', 0, 1)).toBe(1)
  expect(freedom('back', 0, 9)).toBe(0)
})

test('a raglan on a hood that is worn up leaves the hood, and the cloth that no seam crosses', () => {
  const hoodie = (sleeves: string) =>
    hoodiePattern.cut(hoodiePattern.baseSize, {
      ...baseStylesOf(hoodiePattern),
      'hood/position': 'up',
      'sleeves/sleeves': sleeves,
    })
  const freedom = compareCuts(hoodie('setIn'), hoodie('raglan'), 2)
  for (const panel of ['leftHood', 'rightHood', 'hemBand', 'leftCuff'])
    for (let v = -14; v < 3; v += 1.7)
      for (let u = -10; u <= 10; u += 2.3) expect(freedom(panel, u, v)).toBe(0)
  expect(freedom('front', 8, 0)).toBe(1)
  expect(freedom('back', -8, 1)).toBe(1)
  expect(freedom('leftSleeve', 0, 0)).toBe(1)
  expect(freedom('front', 0, 9)).toBe(0)
})

describe('between a cut and itself', () => {
  const freedom = compareCuts(crew, cut({}), 3)

  test('nothing is free to fall anew', () => {
    for (const panel of ['front', 'back', 'leftSleeve', 'collar'])
      for (let v = -3; v < 20; v += 1.7)
        for (let u = -8; u <= 8; u += 2.3) expect(freedom(panel, u, v)).toBe(0)
  })
})

describe('between a round neck and a V', () => {
  const reach = 3
  const freedom = compareCuts(crew, pointed, reach)

  test('the collar is another one, and the front the same piece', () => {
    expect(isReplaced('collar', crew, pointed)).toBe(true)
    expect(isReplaced('front', crew, pointed)).toBe(false)
    expect(freedom('collar', 0, 0)).toBe(1)
  })

  test('the cloth at the neck is free, and what is out of reach is not', () => {
    expect(freedom('front', 0, 2.5)).toBe(1)
    expect(freedom('front', 0, 14)).toBe(0)
    expect(freedom('front', 8, 20)).toBe(0)
    expect(freedom('leftSleeve', 0, 8)).toBe(0)
  })

  test('freedom fades from the one to the other without a step', () => {
    const down = Array.from({ length: 120 }, (_, i) => freedom('front', 0, 2.5 + i * 0.1))
    expect(down[0]).toBe(1)
    expect(down.at(-1)).toBe(0)
    down.slice(1).forEach((share, i) => {
      expect(share).toBeLessThanOrEqual(down[i]!)
      expect(down[i]! - share).toBeLessThan(0.15)
    })
  })

  test('is the same whichever cut came first', () => {
    const back = compareCuts(pointed, crew, reach)
    for (let v = 0; v < 8; v += 0.5) expect(back('front', 1, v)).toBeCloseTo(freedom('front', 1, v), 6)
  })
})
