import { products } from '@teamloom/catalog/products/index.ts'
import { clothAt } from '@teamloom/design/cloth-at.ts'
import { clothNames } from '@teamloom/embroidery/cloths/cloth.ts'
import { cloths } from '@teamloom/embroidery/cloths/index.ts'
import { machineMinutes } from '@teamloom/embroidery/machine-minutes.ts'
import { sewArtwork } from '@teamloom/embroidery/sew-artwork.ts'
import { samples } from '@teamloom/embroidery/testing/samples.ts'
import { must } from '@teamloom/kit/assert.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { expect, test } from 'vitest'
import type { ContentArtwork, ContentItem } from '../content.ts'
import { type MadeDecoration, madeDecorations } from '../decorations.ts'
import { figuresOf } from '../document-artwork.ts'
import { sizeText } from '../document-text.ts'
import type { MadePrint } from '../print-work.ts'
import { settingsIn } from '../settings/settings-in.ts'
import { settingText } from '../settings/settings-of.ts'
import { sewnClothOf } from '../sewn-cloth.ts'
import { designsWithEveryPlace } from '../testing/every-place.ts'
import { runSheetOf } from './run-sheet.ts'

const sample = samples['a ring']
const sewnOn = Object.fromEntries(
  clothNames.map(cloth => [
    cloth,
    must(
      sewArtwork({
        art: sample.art,
        inks: [{ code: 'EMB54 Navy', hex: '#16305C' }],
        widthInches: 2,
        heightInches: 2,
        cloth,
        name: 'ring',
      }),
      cloth,
    ),
  ]),
)

const sewn = products.flatMap(product =>
  designsWithEveryPlace(product).flatMap(document =>
    madeDecorations(document, product).flatMap(made => {
      const fabric = made.location && clothAt(document, product, made.location)?.fabricName
      const cloth = made.technique && sewnClothOf(made.technique, fabric ?? undefined)
      return cloth ? [{ product, document, made, cloth }] : []
    }),
  ),
)

const itemOf = (
  { product, document, made }: Omit<(typeof sewn)[number], 'cloth'>,
  kept: Pick<ContentArtwork, 'settings' | 'stitching'> = {},
): ContentItem => ({
  id: 'item',
  name: 'Hoodie',
  version: '1.0',
  facts: [],
  family: product.family.name,
  product: product.product.name,
  document,
  lookKey: '',
  sides: ['front'],
  creditsUsed: 0,
  isDeprecated: false,
  quantities: [],
  sizeNames: [],
  artworks: [
    {
      decorationId: made.decoration.id,
      quality: null,
      background: '',
      calibrationColors: [],
      production: null,
      checks: [],
      ...kept,
    },
  ],
})

const sheetOf = (made: MadeDecoration, item: ContentItem, cloth: string) =>
  Object.fromEntries(
    runSheetOf(
      {
        made,
        item,
        drawn: { sheet: undefined },
        sewn: sewnOn[cloth]!,
        widthInches: made.size?.widthInches,
        sizeNames: [],
        name: 'ring',
        picture: '',
      },
      'en',
    ).facts,
  )

const told = (made: MadeDecoration, item: ContentItem) => {
  const settings = settingsIn(made, item)
  return Object.fromEntries(settings.map(each => [each.label.en, settingText(each, 'en')]))
}

const keys = ['Backing', 'Topping', 'Needle', 'Thread'] as const

test('MF7: of each embroidery and patch of each product the techpack and the run sheet tell one backing, topping, needle and speed', () => {
  expect(new Set(sewn.map(({ cloth }) => cloth)).size).toBeGreaterThan(4)
  for (const each of sewn)
    for (const stitching of [undefined, ...clothNames.map(cloth => ({ cloth }))]) {
      const item = itemOf(each, stitching ? { stitching } : {})
      const cloth = stitching?.cloth ?? each.cloth
      const [sheet, settings] = [sheetOf(each.made, item, cloth), told(each.made, item)]
      const of = `${item.product} ${each.made.decoration.id} ${cloth}`
      for (const key of keys) expect([of, sheet[key]]).toEqual([of, settings[key] ?? 'untold'])
      const { stitchesPerMinute } = cloths[cloth]
      expect([of, settings.Speed]).toEqual([of, `${stitchesPerMinute}\u00a0stitches a minute`])
      const minutes = machineMinutes(sewnOn[cloth]!.figures, stitchesPerMinute)
      expect([of, sheet[`At ${stitchesPerMinute} stitches a minute`]]).toEqual([
        of,
        `${decimalText(minutes, 1, 'en')} min`,
      ])
    }
})

test('MF7: what staff set otherwise stands on the run sheet as in the techpack', () => {
  const each = must(sewn[0], 'embroidery')
  const settings = { backing: 'no-show mesh', speed: '1,000 a minute' }
  const item = itemOf(each, { settings })
  const sheet = sheetOf(each.made, item, each.cloth)
  expect(sheet.Backing).toBe('no-show mesh')
  expect(told(each.made, item).Backing).toBe('no-show mesh')
  expect(sheet['At 1,000 stitches a minute']).toBeDefined()
})

test('MF13: the run sheet tells the artwork as the techpack does, and from needle hole to needle hole both the same', () => {
  const each = must(
    sewn.find(({ made, cloth }) => cloth === 'fleece' && made.size && !made.artSize),
    'on fleece',
  )
  const sheet = sheetOf(each.made, itemOf(each), 'fleece')
  expect(sheet.Artwork).toBe(sizeText(must(each.made.size, 'size'), 'en'))
  const print: MadePrint = {
    separations: null,
    films: [],
    making: null,
    base: null,
    tile: null,
    shares: [],
    threads: [{ thread: 1, code: 'EMB54 Navy', stitches: 1, metres: 1 }],
    rim: null,
    grid: null,
    sewn: must(sewnOn.fleece, 'on fleece'),
  }
  const rows = Object.fromEntries(
    figuresOf(each.made, print, [], 'en').map(([label, value]) => [label, value]),
  )
  const label = 'Sewn, outermost needle holes'
  expect(sheet[label]).toMatch(/^\d/)
  expect(rows[label]).toBe(sheet[label])
})
