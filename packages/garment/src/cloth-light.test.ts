import { byteOfLinear, linearOfByte, linearOfHex, luminanceOf } from '@teamloom/artwork/linear-light.ts'
import { fabricNames } from '@teamloom/bakes/fabric.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  albedoOf,
  castOf,
  clothLuminance,
  glossOf,
  lightWithin,
  litChannel,
  sheenOf,
  shineAt,
  shoulder,
  toneByte,
} from './cloth-light.ts'
import { tabulateCloth } from './cloth-table.ts'
import type { Cloth } from './look.ts'
import { mixSteps } from './mix-steps.ts'
import { secondColourOf } from './second-colour.ts'
import { yarnShare } from './yarn-tile.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const channels = [0, 1, 2] as const

describe('light within a garment', () => {
  test('is as outside where it is lit as the chest, three times as much in its hollows', () => {
    expect(lightWithin(1)).toBe(1)
    expect(lightWithin(1.4)).toBe(1.4)
    expect(lightWithin(0.01)).toBeCloseTo(0.03, 3)
  })

  test('keeps what is darker darker', () => {
    fc.assert(
      fc.property(share, share, (a, b) => {
        fc.pre(a < b)
        expect(lightWithin(a)).toBeLessThan(lightWithin(b))
      }),
    )
  })

  test('makes an inside paler than an outside in the same shade', () => {
    const cloth: Cloth = { hex: '#456080', fabric: 'fleece' }
    const dim = 60
    const [inside, outside] = (['inside', 'outside'] as const).map(
      face => tabulateCloth(cloth, null, face)[dim]! & 255,
    )
    expect(inside! - outside!).toBeGreaterThan(5)
  })
})

describe('linear light', () => {
  test('gives every byte again', () => {
    linearOfByte.forEach((linear, byte) => {
      expect(byteOfLinear(linear)).toBe(byte)
    })
  })

  test.each([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#bcbcbc', 0.5],
    ['#00ff00', 0.7152],
  ])('of %s has luminance %d', (hex, luminance) => {
    expect(luminanceOf(linearOfHex(hex))).toBeCloseTo(luminance, 2)
  })

  test('beyond black and white stays there', () => {
    expect([byteOfLinear(-0.2), byteOfLinear(3)]).toEqual([0, 255])
  })
})

describe('the shoulder', () => {
  test('leaves light below it alone', () => {
    fc.assert(
      fc.property(share, at => {
        expect(shoulder(at * 0.72)).toBe(at * 0.72)
      }),
    )
  })

  test('rises without a step, and never reaches white', () => {
    for (let light = 0; light < 3; light += 0.001) {
      const step = shoulder(light + 0.001) - shoulder(light)
      expect(step).toBeGreaterThan(0)
      expect(step).toBeLessThanOrEqual(0.001 + 1e-12)
      expect(shoulder(light)).toBeLessThan(1)
    }
  })

  test('is in the table of tones', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2, noNaN: true }), light => {
        expect(Math.abs(toneByte(light) - byteOfLinear(shoulder(light)))).toBeLessThanOrEqual(1)
      }),
    )
    expect([toneByte(-1), toneByte(40)]).toEqual([toneByte(0), toneByte(2)])
  })
})

describe('cloth at light 1', () => {
  test.each(fabricNames)('of %s shows its own colour', fabric => {
    const [sheen, gloss] = [sheenOf(fabric), glossOf(fabric)]
    const channel = fc.double({ min: sheen + 0.003, max: 0.66, noNaN: true })
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const colour = [red, green, blue] as const
        const albedo = albedoOf(colour, fabric)
        for (const c of channels) expect(litChannel(albedo, c, 1, sheen, gloss)).toBeCloseTo(colour[c], 9)
      }),
    )
  })

  test('mirrors more of the lamps the smoother it is, and none of them in its shadows', () => {
    const [nylon, jersey] = [glossOf('bubble'), glossOf('jersey')]
    expect(shineAt(1.5, 0.003, nylon)).toBeGreaterThan(10 * shineAt(1.5, 0.003, jersey))
    expect(shineAt(0.8, 0.003, nylon)).toBe(shineAt(0.8, 0.003, jersey))
  })

  test('has no cast, shadows lean to blue and lights to yellow', () => {
    for (const c of channels) expect(castOf(1, c)).toBe(1)
    expect(castOf(0.4, 2)).toBeGreaterThan(castOf(0.4, 0))
    expect(castOf(1.4, 0)).toBeGreaterThan(castOf(1.4, 2))
  })

  test('is never whiter than bleached cotton, and paler hexes stay paler', () => {
    for (let luminance = 0.01; luminance <= 1; luminance += 0.01) {
      expect(clothLuminance(luminance)).toBeLessThanOrEqual(Math.min(0.84 + 1e-9, luminance + 1e-9))
      expect(clothLuminance(luminance)).toBeGreaterThan(clothLuminance(luminance - 0.01))
    }
  })

  test('is never without any light, whatever its dye', () => {
    for (const fabric of fabricNames)
      for (const c of channels)
        expect(litChannel(albedoOf([0, 0, 0], fabric), c, 1, sheenOf(fabric))).toBeGreaterThan(0.004)
  })
})

describe('a heather', () => {
  test('has as much of its second yarn as it says, on average', () => {
    fc.assert(
      fc.property(share, amount => {
        const shares = Array.from({ length: mixSteps }, (_, step) => yarnShare(step, amount))
        expect(shares.reduce((sum, one) => sum + one, 0) / mixSteps).toBeCloseTo(amount, 9)
        for (const one of shares) {
          expect(one).toBeGreaterThanOrEqual(0)
          expect(one).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('has a row of tones for each mix of its yarns; plain cloth has one', () => {
    const heather: Cloth = {
      hex: '#c0c0c0',
      fabric: 'jersey',
      heather: { hex: '#404040', amount: 0.4 },
    }
    const table = tabulateCloth(heather, secondColourOf(heather), 'outside')
    expect(table).toHaveLength(256 * mixSteps)
    const reds = Array.from({ length: mixSteps }, (_, step) => table[step * 256 + 200]! & 255)
    expect(reds).toEqual(reds.toSorted((a, b) => b - a))
    expect(reds[0]).toBeGreaterThan(reds.at(-1)!)
    const plain: Cloth = { hex: '#c0c0c0', fabric: 'jersey' }
    expect(tabulateCloth(plain, secondColourOf(plain), 'outside')).toHaveLength(256)
  })
})
