import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DesignChange } from './actions/index.ts'
import { clothColorsOf, makeColourways } from './colourways.ts'
import { garmentColorOf } from './garment-color.ts'
import { lostOnCloth } from './lost-on-cloth.ts'
import { createDocument } from './new-design.ts'
import { change, context, crest, id } from './testing/sample.ts'

const hoodie = must(
  products.find(({ product }) => product.name === 'hoodie'),
  'hoodie',
)
const wolves = ['#163E2D', '#E5A21B', '#EDE4D1', '#17181A']
const namesOf = (colourways: ReturnType<typeof makeColourways>) =>
  colourways.map(({ colors }) => colors.map(({ label }) => label.en).join(' and '))

test('of a team’s colours six hoodies are made, the first of its first two (DS46)', () => {
  expect(namesOf(makeColourways(createDocument(hoodie), hoodie, wolves))).toEqual([
    'Forest and Gold',
    'Gold and Forest',
    'Cream and Forest',
    'Black and Gold',
    'White and Forest',
    'Heather grey and Forest',
  ])
})

test('a team without colours has no colourways (DS46)', () => {
  expect(makeColourways(createDocument(hoodie), hoodie, [])).toEqual([])
})

test('colours that are one in cloth are one (DS46)', () => {
  const names = clothColorsOf(['#BB1D2B', '#BC1E2C', '#17181A'], createDocument(hoodie), hoodie)
  expect(names.map(({ name }) => name)).toEqual(['1022', '1008'])
})

const anyTeam = fc.uniqueArray(
  fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`),
  { minLength: 1, maxLength: 6 },
)

describe.each(products)('colourways of a $product.name', product => {
  const fresh = createDocument(product)

  test('are another cloth each, wear a colour of the team, and can be taken (DS44, DS46)', () => {
    fc.assert(
      fc.property(anyTeam, hexes => {
        const team = clothColorsOf(hexes, fresh, product)
        const colourways = makeColourways(fresh, product, hexes)
        expect(colourways.length).toBeGreaterThan(0)
        expect(colourways.length).toBeLessThanOrEqual(6)
        expect(new Set(colourways.map(each => JSON.stringify(each.changes))).size).toBe(colourways.length)
        for (const { colors, changes } of colourways) {
          expect(colors.some(color => team.includes(color))).toBe(true)
          const taken = change(
            fresh,
            { action: 'setColors', changes: [...changes] },
            { context: { product } },
          )
          expect(taken.ok && garmentColorOf(taken.value, product)).toBe(colors[0])
          // They are the same six whichever is worn.
          expect(taken.ok && makeColourways(taken.value, product, hexes)).toEqual(colourways)
        }
      }),
      { numRuns: 15 },
    )
  })
})

test('the check of a decoration finds nothing lost in any colourway (DS46, DS54)', () => {
  const inks = fc.uniqueArray(
    fc.constantFrom('#17181A', '#FFFFFF', '#163E2D', '#E5A21B', '#1C2946', '#8C1D2B'),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  const kinds = fc.constantFrom('screenprint', 'detailedprint', 'singlecolorscreenprint')
  fc.assert(
    fc.property(
      anyTeam,
      inks,
      kinds,
      fc.constantFrom('centerChest', 'rightSleeve'),
      (team, colors, type, place) => {
        const artwork = { ...crest, colors }
        const { assetId, assetVersionId } = artwork
        const sent: DesignChange = {
          action: 'addDecoration',
          type,
          positionName: place,
          decorationId: id(1),
          assetId,
          assetVersionId,
        }
        const added = change(createDocument(hoodie), sent, {
          context: { ...context, product: hoodie, findArtwork: () => artwork },
        })
        if (!added.ok) throw new Error(added.refusal.code)
        for (const { changes } of makeColourways(added.value, hoodie, team)) {
          const worn = change(
            added.value,
            { action: 'setColors', changes: [...changes] },
            { context: { product: hoodie } },
          )
          if (!worn.ok) throw new Error(worn.refusal.code)
          const [decoration] = worn.value.decorations
          expect(decoration && lostOnCloth(worn.value, hoodie, decoration)).toBeUndefined()
        }
      },
    ),
    { numRuns: 60 },
  )
})
