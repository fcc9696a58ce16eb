import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withProfile } from '#api/platform/artwork/color-profile.ts'
import { decodeRaster } from '#api/platform/artwork/rasterize.ts'
import { chunk, png } from '#api/testing/artwork-files.ts'
import { grayProfile, wideProfile } from '#api/testing/color-profiles.ts'

const [green, yellow] = ['#163e2d', '#e5a21b']

async function colorsOf(file: Uint8Array, ...places: readonly (readonly [x: number, y: number])[]) {
  const { width, rgba } = await decodeRaster(file, 1024)
  return places.map(
    ([x, y]) =>
      `#${Buffer.from(rgba.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)).toString('hex')}`,
  )
}

describe('a PNG of any making shows the same (AC18)', () => {
  test.each([1, 2, 4, 8, 16].flatMap(bits => [[bits, 'in rows'] as const, [bits, 'interlaced'] as const]))(
    'of %i bits, %s',
    async (bits, order) => {
      const progressive = order === 'interlaced'
      const picture = sharp(await png())
      const file =
        bits === 16
          ? picture.toColourspace('rgb16').png({ progressive })
          : picture.png({
              palette: true,
              colours: 2 ** Math.min(bits, 8),
              progressive,
            })
      const [left, right] = await colorsOf(await file.toBuffer(), [9, 9], [600, 400])
      expect([left, right]).toEqual([green, yellow])
    },
  )

  test('that moves shows its first picture', async () => {
    const still = await png()
    const moves = Buffer.alloc(8)
    moves.writeUInt32BE(1, 0)
    // After its head, of 33 bytes.
    const file = Buffer.concat([still.subarray(0, 33), chunk('acTL', moves), still.subarray(33)])
    expect(await colorsOf(file, [9, 9], [600, 400])).toEqual([green, yellow])
  })

  // As browsers show them: a gray of 128 that was written straight by its light is a screen's 188.
  test.each([
    ['light itself', 100_000, undefined, '#bcbcbc'],
    ['an old Macintosh', 55_556, undefined, '#929292'],
    ['a screen', 45_455, undefined, '#808080'],
    ['light itself, with a profile that says otherwise', 100_000, 'sRGB', '#808080'],
    ['nothing', 0, undefined, '#808080'],
  ] as const)('that was written for %s shows as bright as it says', async (_, gamma, profile, shown) => {
    const still = await png(400, 300, '#808080', '#808080')
    const written = Buffer.alloc(4)
    written.writeUInt32BE(gamma)
    const chunks = [chunk('gAMA', written), ...(profile ? [chunk(profile, Buffer.alloc(1))] : [])]
    const file = Buffer.concat([still.subarray(0, 33), ...chunks, still.subarray(33)])
    expect(await colorsOf(file, [9, 9])).toEqual([shown])
  })

  test.each([
    ['its head', 20],
    ['its pixels', 60],
    ['the sum of its head', 30],
    ['its mark', 3],
  ])('that is broken in %s is not read', async (_, at) => {
    const file = Buffer.from(await png())
    file[at]! ^= 0x55
    await expect(decodeRaster(file, 1024)).rejects.toBeInstanceOf(Error)
  })
})

/** A PNG of one colour, whose values are meant as a profile says. */
async function meant(values: readonly number[], bits: 8 | 16, profile: Uint8Array) {
  const [channels, pixels] = [values.length as 1 | 3, 64 * 48]
  const data = bits === 8 ? new Uint8Array(channels * pixels) : new Uint16Array(channels * pixels)
  for (let i = 0; i < data.length; i++) data[i] = values[i % channels]! * (bits === 8 ? 1 : 257)
  const space = channels === 1 ? (bits === 8 ? 'b-w' : 'grey16') : bits === 8 ? 'srgb' : 'rgb16'
  const raw = { width: 64, height: 48, channels }
  return withProfile(await sharp(data, { raw }).toColourspace(space).png().toBuffer(), profile)
}

/** The value of a screen that shows what was written with an exponent. */
const ofScreen = (value: number, gamma: number) => {
  const light = (value / 255) ** gamma
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
}
const hexOf = (values: readonly number[]) => `#${Buffer.from(values).toString('hex')}`
const screen = await sharp(await png(9, 9))
  .withIccProfile('srgb')
  .png()
  .toBuffer()
const screenProfile = must((await sharp(screen).metadata()).icc, 'profile')

// Worked out from the definition of its colours.
const wide: readonly (readonly [readonly number[], string])[] = [
  [[150, 60, 60], '#ad3939'],
  [[200, 175, 90], '#d2b153'],
  [[50, 80, 150], '#154f9a'],
  [[128, 128, 128], '#818181'],
  [[20, 20, 20], '#0c0c0c'],
]

describe.each([8, 16] as const)('a PNG of %i bits that says how its colours are meant', bits => {
  test.each(wide)('in a wider space shows %j as %s, within what is seen (AC18)', async (values, shown) => {
    const [seen = ''] = await colorsOf(await meant(values, bits, wideProfile), [9, 9])
    expect(colorDifference(seen, shown)).toBeLessThan(1)
  })

  test.each([[[183, 42, 52]], [[231, 173, 58]], [[56, 129, 69]], [[0, 0, 0]], [[255, 255, 255]]])(
    'as a screen does shows %j as that',
    async values => {
      const [seen = ''] = await colorsOf(await meant(values, bits, screenProfile), [9, 9])
      expect(colorDifference(seen, hexOf(values))).toBeLessThan(1)
    },
  )

  test.each([0, 20, 64, 128, 200, 255])('in gray shows %i as bright as it says', async value => {
    for (const gamma of [1, 1.8, 2.2]) {
      const [seen = ''] = await colorsOf(await meant([value], bits, grayProfile(gamma)), [9, 9])
      const shown = ofScreen(value, gamma)
      expect(colorDifference(seen, hexOf([shown, shown, shown]))).toBeLessThan(1)
    }
  })
})

describe('a JPEG of any making shows the same (AC18)', () => {
  const corners = async () =>
    sharp(await png(64, 48, '#ffffff', '#ffffff'))
      .composite([
        { input: await png(16, 16, '#ff0000', '#ff0000'), left: 0, top: 0 },
        { input: await png(16, 16, '#0000ff', '#0000ff'), left: 48, top: 0 },
      ])
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })

  /** Where the corners at the top, left and right, are seen. */
  test.each([
    [1, 'left top', 'right top'],
    [2, 'right top', 'left top'],
    [3, 'right bottom', 'left bottom'],
    [4, 'left bottom', 'right bottom'],
    [5, 'left top', 'left bottom'],
    [6, 'right top', 'right bottom'],
    [7, 'right bottom', 'right top'],
    [8, 'left bottom', 'left top'],
  ])('turned the way %i', async (orientation, red, blue) => {
    const file = await (await corners()).withMetadata({ orientation }).toBuffer()
    const [width, height] = orientation >= 5 ? [48, 64] : [64, 48]
    expect(await decodeRaster(file, 1024)).toMatchObject({ width, height })
    const at = (place: string) =>
      [place.startsWith('left') ? 4 : width - 5, place.endsWith('top') ? 4 : height - 5] as const
    const seen = await colorsOf(file, at(red), at(blue))
    expect(seen[0]).toMatch(/^#f[ef]0[0-2]0[0-2]$/)
    expect(seen[1]).toMatch(/^#0[0-2]0[0-2]f[ef]$/)
  })

  // A press does not print all colours of a screen.
  test.each([
    [
      'in progressive passes',
      4,
      () => png().then(file => sharp(file).jpeg({ progressive: true, quality: 100 })),
    ],
    [
      'in the inks of a press',
      32,
      () => png().then(file => sharp(file).toColourspace('cmyk').jpeg({ quality: 100 })),
    ],
  ])('%s', async (_, tolerance, make) => {
    const { rgba } = await decodeRaster(await (await make()).toBuffer(), 1024)
    const farthest = Math.max(...[0x16, 0x3e, 0x2d].map((value, index) => Math.abs(value - rgba[index]!)))
    expect(farthest).toBeLessThan(tolerance)
  })

  test.each([[false], [true]])('cut off is not read (progressive: %s)', async progressive => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const file = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#000', noise } })
      .jpeg({ progressive })
      .toBuffer()
    await expect(decodeRaster(file.subarray(0, file.length >> 1), 1024)).rejects.toThrow(
      /input buffer|png|jpeg/i,
    )
  })
})
