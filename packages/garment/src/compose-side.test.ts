import { byteOfLinear, linearOfByte } from '@teamloom/artwork/linear-light.ts'
import { drawBake } from '@teamloom/bakes/testing/draw-bake.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeSide } from './compose-side.ts'
import type { Look, Picture } from './look.ts'
import { pickAt } from './pick.ts'
import {
  badgeHex,
  bodyBox,
  bodyHex,
  drawSide,
  farBox,
  frameSize,
  pixelAt,
  plainLook,
  pocketHex,
  pocketShadow,
  seamAt,
  sideOf,
  sleeveHex,
  withCloth,
  withStyles,
} from './testing/draw-side.ts'

const side = drawSide()
const withPocket = withStyles({ 'pocket/pocket': 'patch' })
const withBoth = withStyles({ 'pocket/pocket': 'patch', 'badge/badge': 'round' })

function linearAt(picture: Picture, x: number, y: number): number[] {
  const at = (y * picture.width + x) * 4
  return Array.from(picture.rgba.subarray(at, at + 3), byte => linearOfByte[byte]!)
}

describe('a camera that steps back', () => {
  const up = withStyles({ 'body/flag': 'up', 'pocket/pocket': 'patch' })
  const [near, far] = [composeSide(side, withPocket), composeSide(side, up)]

  test('shows the same pixels and more around them', () => {
    expect(far).toMatchObject({ width: farBox.width, height: farBox.height })
    for (const [x, y] of [
      [50, 60],
      [seamAt, 60],
      [60, 100],
      [38, 100],
    ] as const)
      expect(pixelAt(far, x - farBox.x, y - farBox.y)).toEqual(pixelAt(near, x, y))
  })

  test('shows what stands out of the picture, and finds it there', () => {
    expect(pixelAt(far, 100 - farBox.x, -5 - farBox.y)).toEqual({ hex: pocketHex, alpha: 255 })
    expect(pickAt(side, up, 100 - farBox.x, -5 - farBox.y)).toMatchObject({
      part: 'pocket',
      element: 'pocket',
    })
    expect(pickAt(side, up, 50 - farBox.x, 60 - farBox.y)).toMatchObject({ part: 'body', element: 'body' })
  })
})

describe('colours', () => {
  const picture = composeSide(side, plainLook)

  test('are seen where their cloth is, at light 1 to the byte', () => {
    expect(picture).toMatchObject(frameSize)
    expect(pixelAt(picture, 50, 60)).toEqual({ hex: bodyHex, alpha: 255 })
    expect(pixelAt(picture, 150, 60)).toEqual({ hex: sleeveHex, alpha: 255 })
  })

  test('are none beside the garment', () => {
    expect(pixelAt(picture, 5, 60)).toEqual({ hex: '#000000', alpha: 0 })
    expect(pixelAt(picture, 100, 155).alpha).toBe(0)
  })

  test('of a label are its own, and of a part that is not told bare cloth', () => {
    expect(pixelAt(picture, 80, 16).hex).toBe('#9ac0d0')
    const { 'sleeves/sleeves/sleeves': _, ...cloths } = plainLook.cloths
    const bare = pixelAt(composeSide(side, { ...plainLook, cloths }), 150, 60)
    expect(bare.alpha).toBe(255)
    expect(bare.hex).not.toBe(sleeveHex)
  })

  test('of cloth in the mid range come out as they were chosen', () => {
    const byte = fc.integer({ min: 90, max: 200 })
    fc.assert(
      fc.property(byte, byte, byte, (...bytes) => {
        const hex = `#${bytes.map(value => value.toString(16)).join('')}`
        const shown = pixelAt(
          composeSide(side, withCloth('body/body/body', { hex, fabric: 'metal' })),
          50,
          60,
        )
        const off = bytes.map((value, c) =>
          Math.abs(value - Number.parseInt(shown.hex.slice(1 + 2 * c, 3 + 2 * c), 16)),
        )
        expect(Math.max(...off)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })

  test('depend on nothing that was drawn before', () => {
    composeSide(side, withBoth)
    composeSide(side, withCloth('body/body/body', { hex: '#102030', fabric: 'fleece' }))
    expect(composeSide(side, plainLook).rgba).toEqual(picture.rgba)
    expect(composeSide(drawSide(), plainLook).rgba).toEqual(picture.rgba)
  })
})

describe('light', () => {
  const dark = withCloth('body/body/body', { hex: '#505a50', fabric: 'thread' })

  test('is taken from the cloth as light, not as bytes', () => {
    const whole = linearAt(composeSide(side, dark), 50, 60)
    const half = linearAt(
      composeSide(
        drawSide(() => 0.5),
        dark,
      ),
      50,
      60,
    )
    half.forEach((channel, c) => {
      expect(channel / whole[c]!).toBeGreaterThan(0.46)
      expect(channel / whole[c]!).toBeLessThan(0.56)
    })
  })

  test('that grows never makes a channel darker', () => {
    const rising = drawSide(x => ((x - bodyBox.x) / (seamAt - bodyBox.x)) * 1.6)
    const picture = composeSide(rising, plainLook)
    for (let x = bodyBox.x + 1; x < seamAt; x++) {
      const [before, now] = [linearAt(picture, x - 1, 60), linearAt(picture, x, 60)]
      for (let c = 0; c < 3; c++) expect(now[c]!).toBeGreaterThanOrEqual(before[c]!)
    }
  })

  test('never burns out: twice the light still tells pale cloths apart', () => {
    const bright = drawSide(() => 1.6)
    const shown = (hex: string) =>
      linearAt(composeSide(bright, withCloth('body/body/body', { hex, fabric: 'thread' })), 50, 60)[1]!
    expect(shown('#ffffff')).toBeGreaterThan(shown('#d8d8d8'))
    expect(shown('#d8d8d8')).toBeGreaterThan(shown('#c0c0c0'))
  })
})

describe('a pixel of two cloths', () => {
  test('mixes their light, not their bytes', () => {
    const cloths: Look['cloths'] = {
      ...plainLook.cloths,
      'body/body/body': { hex: '#dcdcdc', fabric: 'metal' },
      'sleeves/sleeves/sleeves': { hex: '#404040', fabric: 'metal' },
    }
    const picture = composeSide(side, { ...plainLook, cloths })
    const [light, dark] = [linearAt(picture, 50, 60)[0]!, linearAt(picture, 150, 60)[0]!]
    const shown = picture.rgba[(60 * picture.width + seamAt) * 4]!
    expect(Math.abs(shown - byteOfLinear((light + dark) / 2))).toBeLessThanOrEqual(6)
  })

  test('at the garment’s border is see-through by what it covers, in the cloth’s own colour', () => {
    const edge = pixelAt(composeSide(side, plainLook), 50, 149)
    expect(edge.alpha).toBe(64)
    expect(edge.hex).toBe(bodyHex)
  })
})

describe('bakes', () => {
  test('are drawn for their styles, from low to high whatever their order in the manifest', () => {
    const picture = composeSide(side, withBoth)
    expect(pixelAt(picture, 50, 100).hex).toBe(pocketHex)
    expect(pixelAt(picture, 75, 105).hex).toBe(badgeHex)
    expect(pixelAt(composeSide(side, withPocket), 75, 105).hex).toBe(pocketHex)
    expect(pixelAt(composeSide(side, plainLook), 75, 105).hex).toBe(bodyHex)
  })

  test('on top throw their shadow on what is below, and not on themselves', () => {
    const picture = composeSide(side, withPocket)
    const bare = composeSide(side, plainLook)
    expect(pixelAt(picture, 60, 105).hex).toBe(pocketHex)
    const [shaded, lit] = [linearAt(picture, 50, 125), linearAt(bare, 50, 125)]
    for (let c = 0; c < 3; c++) {
      expect(shaded[c]! / lit[c]!).toBeGreaterThan(pocketShadow / 255 - 0.15)
      expect(shaded[c]! / lit[c]!).toBeLessThan(pocketShadow / 255 + 0.15)
    }
    expect(pixelAt(picture, 30, 125).hex).toBe(bodyHex)
  })

  test('without a cloth are not drawn, and throw no shadow', () => {
    const { 'pocket/pocket/pocket': _, ...cloths } = withPocket.cloths
    expect(composeSide(side, { ...withPocket, cloths }).rgba).toEqual(composeSide(side, plainLook).rgba)
  })

  test('of a patch take away what they have no cloth for', () => {
    const short = composeSide(side, withStyles({ 'body/hem': 'short' }))
    expect(pixelAt(short, 50, 140).alpha).toBe(0)
    expect(pixelAt(short, 50, 149).alpha).toBe(0)
    expect(pixelAt(short, 50, 120)).toEqual({ hex: bodyHex, alpha: 255 })
  })

  test('in part cover what lies below in part', () => {
    const half = drawBake({ x: 40, y: 90, width: 2, height: 1 }, [2], () => [{ chart: 1, coverage: 8 }])
    const below = side.bakes[0]!
    const both = sideOf(
      { base: below.bake, half },
      [below.entry, { ...below.entry, name: 'half', kind: 'overlay', z: 9 }],
      side.manifest.regions,
    )
    const shown = linearAt(composeSide(both, plainLook), 40, 90)
    const plain = composeSide(side, withPocket)
    const mean = [0, 1, 2].map(c => (linearAt(plain, 30, 60)[c]! + linearAt(plain, 50, 100)[c]!) / 2)
    shown.forEach((channel, c) => {
      expect(channel).toBeCloseTo(mean[c]!, 1)
    })
  })
})

describe('the shadow on the stage', () => {
  const ground = {
    box: { x: 0, y: 140, width: 200, height: 20 },
    step: 4,
    values: new Uint8Array(50 * 5).fill(80),
  }
  const below = side.bakes[0]!
  const standing = sideOf({ base: { ...below.bake, ground } }, [below.entry], side.manifest.regions)
  const picture = composeSide(standing, plainLook)

  test('is black, as dark as it was baked, and only where nothing covers it', () => {
    expect(pixelAt(picture, 17, 143)).toEqual({ hex: '#000000', alpha: 80 })
    expect(pixelAt(picture, 50, 145)).toEqual({ hex: bodyHex, alpha: 255 })
    expect(pixelAt(picture, 5, 100).alpha).toBe(0)
  })

  test('ends before the frame does', () => {
    expect([0, 4, 8].map(x => pixelAt(picture, x, 143).alpha)).toEqual([0, 20, 40])
    expect(pixelAt(picture, 17, 159).alpha).toBe(0)
  })

  test('fills what a border pixel leaves free', () => {
    const { alpha } = pixelAt(picture, 50, 149)
    expect(alpha).toBe(Math.round(255 * (0.25 + (0.75 * 50) / 255)))
  })
})

describe('a part of a side', () => {
  const viewport = { x: 30, y: 40, width: 80, height: 60 }
  const whole = composeSide(side, plainLook)

  test('is what the whole shows there', () => {
    const part = composeSide(side, plainLook, { viewport })
    expect(part).toMatchObject({ width: 80, height: 60 })
    for (const [x, y] of [
      [0, 0],
      [20, 20],
      [79, 59],
    ] as const)
      expect(pixelAt(part, x, y)).toEqual(pixelAt(whole, viewport.x + x, viewport.y + y))
  })

  test.each([0.25, 0.5, 1.5, 2, 3])('at scale %d has its size and its colours', scale => {
    const part = composeSide(side, plainLook, { viewport, scale })
    expect(part).toMatchObject({ width: 80 * scale, height: 60 * scale })
    expect(pixelAt(part, Math.floor(20 * scale), Math.floor(20 * scale)).hex).toBe(bodyHex)
  })

  test.each([0.5, 2])('at scale %d has the seam where it was', scale => {
    const view = { x: seamAt - 20, y: 40, width: 40, height: 20 }
    const part = composeSide(side, plainLook, { viewport: view, scale })
    expect(pixelAt(part, 16 * scale, 10 * scale).hex).toBe(bodyHex)
    expect(pixelAt(part, 24 * scale, 10 * scale).hex).toBe(sleeveHex)
  })

  test('made smaller keeps the mean light and cover', () => {
    const small = composeSide(side, plainLook, { scale: 0.25 })
    const cover = ({ rgba }: Picture) => rgba.reduce((sum, byte, i) => (i % 4 === 3 ? sum + byte : sum), 0)
    expect((cover(small) * 16) / cover(whole)).toBeCloseTo(1, 1.5)
  })
})
