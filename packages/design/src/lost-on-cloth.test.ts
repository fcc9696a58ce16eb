import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { findDecoration, findElementState } from './lookup.ts'
import { lostOnCloth } from './lost-on-cloth.ts'
import { createDocument } from './new-design.ts'
import { after, change, crest, decorated, fresh, id, sample } from './testing/sample.ts'

const printed = decorated(fresh, 1, 'chest')

function lost(document: typeof fresh) {
  const decoration = findDecoration(document, id(1))
  return decoration && lostOnCloth(document, sample, decoration)
}

test('an ink that stands out is not lost', () => {
  const other = after(printed, {
    action: 'updatePrintColor',
    decorationId: id(1),
    indexOfColor: 0,
    color: 'PT032',
    transparent: false,
  })
  expect(lost(other)?.difference ?? 100).toBeGreaterThan(lost(printed)?.difference ?? 0)
})

test('what is left out, or lies nowhere, is not lost', () => {
  const out = after(printed, {
    action: 'updatePrintColor',
    decorationId: id(1),
    indexOfColor: 0,
    color: 'PT032',
    transparent: true,
  })
  expect(lost(out)).toBeUndefined()
  expect(
    lostOnCloth(fresh, sample, { ...findDecoration(printed, id(1))!, positionName: 'nowhere' }),
  ).toBeUndefined()
})

/** The chest's cloth is as dark as the crest's first colour. */
function lostOf(shares: readonly number[], change: Partial<typeof state> = {}) {
  const details = { shares, line: null, gap: null, speck: null }
  return lostOnCloth(fresh, sample, { ...state, artwork: { ...crest, details }, ...change })
}
const state = findDecoration(printed, id(1))!

test.each([
  ['more than a third of it', [0.34, 0.36, 0.3], 0],
  ['a third of it or less', [0.33, 0.37, 0.3], undefined],
  ['all of it', [1, 0, 0], 0],
  ['none of it', [0, 0.5, 0.5], undefined],
])('a colour like its cloth that is %s (DS54)', (_, shares, index) => {
  expect(lostOf(shares)?.index).toBe(index)
})

test('what is left out is no part of it, and what prints its file as it is has the file’s colours (DS54)', () => {
  const colors = state.colors.map((color, index) => ({ ...color, transparent: index === 1 }))
  expect(lostOf([0.3, 0.5, 0.2])).toBeUndefined()
  expect(lostOf([0.3, 0.5, 0.2], { colors })?.index).toBe(0)
  const asFile = { type: 'detailedprint', colors: [] }
  expect(lostOf([0.4, 0.3, 0.3], asFile)?.difference).toBeLessThan(12)
  expect(lostOf([0.3, 0.3, 0.4], asFile)).toBeUndefined()
})

test('two colours like their cloth are lost together, the larger is named (DS54)', () => {
  const { colorName } = state.colors[0]!
  const colors = state.colors.map((color, index) => (index === 2 ? { ...color, colorName } : color))
  expect(lostOf([0.15, 0.65, 0.2], { colors })?.index).toBe(2)
})

test('under a lining and round a sock there is cloth, too; on white that is sewn in there is none (DS54)', () => {
  const lined = (type: string) =>
    lostAt('hoodie', { partName: 'hood', elementName: 'lining' }, 'leftHoodLining', type)
  expect(lined('hoodliningrepeatingscreenprint')?.clothColorName).toBe('1014')
  expect(lined('hoodliningsublimation')).toBeUndefined()
  const socked = lostAt('sportSocks', { partName: 'leg', elementName: 'leg' }, 'leftLegKnit', 'socksknitting')
  expect(socked?.clothColorName).toBe('1014')
})

test('dye is lost where it cannot be told from its cloth, as on what is dark (DS54)', () => {
  const leg = { partName: 'leg', elementName: 'leg' }
  const dyed = (color: string) => lostAt('sportSocks', leg, 'leftLegLogo', 'socklogosublimation', color)
  // On white the green of the crest stands out, on forest even its white does not.
  expect(dyed('1001')?.index).toBe(undefined)
  expect(dyed('1014')).toMatchObject({ clothColorName: '1014' })
})

/** What is lost of the crest at a place whose cloth is as dark as its first colour. */
function lostAt(
  name: string,
  cloth: { partName: string; elementName: string },
  positionName: string,
  type: string,
  color = '1014',
) {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const made = createDocument(product)
  const layerName = must(
    findElementState(made, cloth.partName, cloth.elementName)?.style.layers[0]?.name,
    'layer',
  )
  const { assetId, assetVersionId } = crest
  const laid = [
    { action: 'setColor', ...cloth, layerName, color },
    { action: 'addDecoration', type, decorationId: id(1), positionName, assetId, assetVersionId },
  ] as const
  const document = laid.reduce((before, sent) => {
    const result = change(before, sent, { context: { product } })
    if (!result.ok) throw new Error(`${sent.action}: ${result.refusal.code}`)
    return result.value
  }, made)
  return lostOnCloth(document, product, must(findDecoration(document, id(1)), 'decoration'))
}
