import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { openGarmentStore } from '@teamloom/garment/garment-store.ts'
import type { Print } from '@teamloom/garment/look.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { flatImage } from '@teamloom/garment/print-image.ts'
import { shrinkEvenly } from '@teamloom/garment/shrink-evenly.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bakeSource } from '#api/pictures/bake-files.ts'
import { drawPerson } from '#api/pictures/draw-person.ts'
import { encodePicture } from '#api/pictures/encode-picture.ts'

const garments = openGarmentStore(bakeSource, { mostSides: 4, mostBakeBytes: 50_000_000 })
const product = must(findProduct('shirt', 'tshirt'), 'shirt')
const drawn = drawnDesign(createDocument(product), product)

/** Bars for letters: as many as this. */
function barsOf(count: number) {
  const [width, height] = [40 * count, 60]
  const rgba = new Uint8Array(4 * width * height)
  for (let at = 0; at < width * height; at++) if ((at % width) % 40 < 24) rgba.set([24, 26, 34, 255], 4 * at)
  return flatImage(rgba, width, height)
}

function wordsAt(place: string, count: number, heightInches: number): Print {
  const { panel, face, centerU, centerV } = must(
    product.locations.find(({ positionName }) => positionName === place),
    place,
  )
  return {
    panel,
    face,
    place,
    centerU,
    centerV,
    widthInches: (heightInches * 40 * count) / 60,
    heightInches,
    image: barsOf(count),
    surface: flatInk,
  }
}

const crest: Print = { ...wordsAt('upperBack', 1, 3), image: barsOf(1) }
const people = [
  [wordsAt('upperBack', 5, 2), wordsAt('backNumber', 2, 8)],
  [wordsAt('upperBack', 7, 2), wordsAt('backNumber', 1, 8)],
  [wordsAt('upperBack', 2, 1.5)],
  [],
]

/** Differences in red, green and blue where anything is seen, and whether what is seen through is alike. */
async function apart(one: Uint8Array, other: Uint8Array) {
  const [a, b] = await Promise.all([one, other].map(bytes => sharp(bytes).ensureAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) throw new Error('of another size')
  let [sum, count, far, seenThrough] = [0, 0, 0, 0]
  for (let at = 0; at < a.length; at++) {
    const difference = Math.abs(a[at]! - b[at]!)
    if (at % 4 === 3) seenThrough = Math.max(seenThrough, difference)
    else if (b[at - (at % 4) + 3]! > 8) {
      sum += difference
      count += 1
      if (difference > 40) far += 1
    }
  }
  return { mean: sum / count, far: far / count, seenThrough }
}

describe.each([300, 600])('a person’s garment, %i pixels across (RD22)', width => {
  const drawnOne = async (
    words: readonly Print[],
    side: 'front' | 'back' | 'left',
    name = `${side} ${width}`,
  ) => {
    const decoded = await garments.openSide(drawn.product, side, drawn.styles)
    const look = { ...lookOfDesign(drawn, () => undefined), prints: [crest, ...words] }
    const own = must(await drawPerson({ decoded, look, words, width, name }), 'own')
    return { own, whole: await encodePicture(composeSide(decoded, look), width) }
  }

  test.each(['back', 'left', 'front'] as const)(
    'is from its %s what the whole picture is, made small',
    async side => {
      for (const words of people) {
        const { own, whole } = await drawnOne(words, side)
        const { mean, far, seenThrough } = await apart(own, whole)
        // What writing them costs of their colours is all that they are apart.
        expect(mean).toBeLessThan(2)
        expect(far).toBeLessThan(0.0003)
        expect(seenThrough).toBe(0)
      }
    },
  )

  test('is the same drawn while another’s is written as alone', async () => {
    const alone: Uint8Array[] = []
    for (const words of people) alone.push((await drawnOne(words, 'back')).own)
    const name = `at once ${width}`
    const together = await Promise.all(people.map(words => drawnOne(words, 'back', name)))
    expect(together.map(({ own }) => Buffer.compare(own, must(alone.shift(), 'alone')))).toEqual([0, 0, 0, 0])
  })

  test('is told from another’s: that of a letter more, or a twelfth of an inch lower, is far from it', async () => {
    const [rivera, lopez] = [await drawnOne(people[0]!, 'back'), await drawnOne(people[1]!, 'back')]
    expect((await apart(rivera.own, lopez.whole)).far).toBeGreaterThan(0.01)
    const lower = people[0]!.map(print => ({ ...print, centerV: print.centerV + 0.08 }))
    expect((await apart((await drawnOne(lower, 'back')).own, rivera.whole)).far).toBeGreaterThan(0.002)
  })
})

test.each([400, 500, 1200])(
  'is drawn the whole way where its pixels are no even share of the garment’s: %i across (RD22)',
  async width => {
    const decoded = await garments.openSide(drawn.product, 'back', drawn.styles)
    const look = { ...lookOfDesign(drawn, () => undefined), prints: people[0]! }
    expect(
      await drawPerson({ decoded, look, words: look.prints, width, name: `odd ${width}` }),
    ).toBeUndefined()
  },
)

test.each([2, 4])(
  'a part made %i times smaller is as the whole is made small, to a step or two',
  async shrink => {
    const decoded = await garments.openSide(drawn.product, 'back', drawn.styles)
    const whole = composeSide(decoded, { ...lookOfDesign(drawn, () => undefined), prints: people[0]! })
    const { width, height, rgba } = whole
    const { colours } = shrinkEvenly(whole, { x: 0, y: 0, width, height }, shrink)
    const { data } = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .resize({ width: width / shrink })
      .raw()
      .toBuffer({ resolveWithObject: true })
    let [sum, count, most] = [0, 0, 0]
    for (let at = 0; at < data.length; at++) {
      // Of what is hardly seen the colour is told by few steps.
      if (at % 4 === 3 || data[at - (at % 4) + 3]! < 250) continue
      const difference = Math.abs(data[at]! - colours[(3 * (at - (at % 4))) / 4 + (at % 4)]!)
      most = Math.max(most, difference)
      sum += difference
      count += 1
    }
    expect(count).toBeGreaterThan(10_000)
    expect(most).toBeLessThanOrEqual(3)
    expect(sum / count).toBeLessThan(0.5)
  },
)
