import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { priceDifference } from './credit-money.ts'
import { sizeNamesOf } from './price-item.ts'
import { offeredSizes } from './size-quantities.ts'

/** Cents that one of each type, in as many of three colours as it takes, adds to a piece whose included credits are used. */
const table: Readonly<Record<string, readonly [family: string, product: string, cad: number, usd: number]>> =
  {
    screenprint: ['hoodie', 'hoodie', 1330, 1050],
    singlecolorscreenprint: ['hoodie', 'hoodie', 665, 525],
    detailedprint: ['hoodie', 'hoodie', 1330, 1050],
    highdensityprint: ['hoodie', 'hoodie', 1805, 1425],
    sublimation: ['shirt', 'tshirt', 910, 700],
    embroidery: ['hoodie', 'hoodie', 1520, 1200],
    embroiderypatch: ['hoodie', 'hoodie', 1710, 1350],
    leathertag: ['hoodie', 'hoodie', 1520, 1200],
    woventag: ['hoodie', 'hoodie', 1045, 825],
    clippingtag: ['hoodie', 'hoodie', 950, 750],
    chestpocketsinglecolorscreenprint: ['shirt', 'tshirt', 520, 400],
    chestpocketrepeatingscreenprint: ['shirt', 'tshirt', 910, 700],
    chestpocketsublimation: ['shirt', 'tshirt', 780, 600],
    hoodliningsinglecolorscreenprint: ['hoodie', 'hoodie', 760, 600],
    hoodliningrepeatingscreenprint: ['hoodie', 'hoodie', 1330, 1050],
    hoodliningsublimation: ['hoodie', 'hoodie', 1140, 900],
    socksknitting: ['socks', 'casualSocks', 400, 300],
    repeatingsocksknitting: ['socks', 'casualSocks', 400, 300],
    repeatingsockssublimation: ['socks', 'casualSocks', 480, 360],
    socklogosublimation: ['socks', 'casualSocks', 480, 360],
    sockfullsublimation: ['socks', 'casualSocks', 560, 420],
    cutletters: ['hoodie', 'hoodie', 950, 750],
  }

test('every type has its price in the table (PR18)', () => {
  const priced = decorationTypes.filter(({ selectable, surface }) => selectable && surface)
  expect(Object.keys(table)).toEqual(priced.map(({ type }) => type))
})

test.each(Object.entries(table))(
  '%s costs what the table says (PR18)',
  (name, [family, product, cad, usd]) => {
    const garment = must(findProduct(family, product), product)
    const type = must(
      garment.decorationTypes.find(each => each.type === name),
      name,
    )
    const colors = 'most' in type.inks ? Math.min(3, type.inks.most) : 1
    const credits = type.credits.reduce(
      (sum, rule) => sum + rule.credits * (rule.per === 'extraColor' ? colors - 1 : 1),
      0,
    )
    const terms = {
      pricing: garment.pricing,
      sizeNames: sizeNamesOf(offeredSizes(garment)),
      creditsUsed: garment.pricing.freeCredits,
    }
    expect(priceDifference(terms, terms.creditsUsed + credits, 50, 'cad')).toBe(cad)
    expect(priceDifference(terms, terms.creditsUsed + credits, 50, 'usd')).toBe(usd)
  },
)
