import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import { paddingOf, panelCloth, rollMetres, weightText } from './cloth-facts.ts'
import type { ContentItem } from './content.ts'
import { madeDecorations } from './decorations.ts'
import { itemData } from './document-item.ts'
import { materialsOf } from './materials.ts'
import { settingsOf, settingText } from './settings/settings-of.ts'
import { drawSheet } from './sheet.ts'
import { consumptionTable, materialsTable } from './tables/materials-tables.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'
import { nothingDrawn } from './testing/nothing-drawn.ts'
import { pullerKinds } from './trims/trim-words.ts'

const named = (name: string): Product =>
  must(
    products.find(({ product }) => product.name === name),
    name,
  )

/** Ten of one size of a plain product. */
function made(name: string) {
  const product = named(name)
  const { baseSize } = must(findPattern(name), name)
  const document = createDocument(product)
  const sheet = drawSheet({
    document,
    product,
    sizeNames: [baseSize],
    locale: 'en',
    printWidths: {},
    manifest: undefined,
    keep: (_, make) => make(),
  })
  const quantity = { sizeName: baseSize, ORDER: 10, OVER: 0, QC: 0, MARKETING: 0 }
  const item: ContentItem = {
    id: 'item',
    name,
    version: '1.0',
    facts: [],
    family: product.family.name,
    product: name,
    document,
    lookKey: 'look',
    sides: [],
    creditsUsed: 0,
    isDeprecated: false,
    quantities: [{ ...quantity, original: 10, isOverSuggested: false }],
    sizeNames: [baseSize],
    artworks: [],
  }
  return { number: 1, item, drawn: { ...nothingDrawn, sheet } }
}

test('TP72: cloth from a roll tells what it weighs in both measures and its usable width, and knits none', () => {
  expect(weightText(200, 'en')).toBe('200\u00a0g/m² (5.9\u00a0oz/yd²)')
  expect(weightText(125, 'fr')).toBe('125\u00a0g/m² (3,7\u00a0oz/vg²)')
  for (const product of products) {
    const isKnitted = ['beanie', 'socks'].includes(product.family.name)
    for (const { fabricName, fabric, facts, usableInches, gramsPerM2 } of materialsOf(
      createDocument(product),
      product,
    )) {
      const isRoll =
        /^(jersey|polyesterJersey|printedJersey|fleece|polar|ribbing|bubble|taslan|polyester)$/.test(
          fabricName,
        )
      expect([fabricName, usableInches !== null, gramsPerM2 !== null]).toEqual([fabricName, isRoll, isRoll])
      expect(isRoll && isKnitted).toBe(false)
      expect([
        fabricName,
        /\d g\/m², \d+,\d oz\/vg², laize|\d g\/m² \(\d+,\d oz\/vg²\), laize utile \d+ po \(\d/.test(
          `${fabric.fr}, ${facts?.fr}`.replaceAll('\u00a0', ' '),
        ),
      ]).toEqual([fabricName, isRoll])
    }
  }
  expect(paddingOf(named('sleevelessJacketMen')).en).toMatch(/^polyester, 200\sg\/m² .*usable width 58\sin/)
})

test('TP72: what is to buy of a roll is its square metres along its width, on the page and in the table', () => {
  const item = made('tshirt')
  const { columns, rows } = materialsTable([item], 'en')
  const cells = rows.map(row => Object.fromEntries(columns.map((column, i) => [column, row[i]])))
  const [jersey] = cells
  expect(jersey).toMatchObject({
    weight: 200,
    weight_unit: 'g/m²',
    usable_width: 68,
    unit: 'm2',
    buy_unit: 'm',
  })
  expect(Number(jersey?.buy_length)).toBeCloseTo(rollMetres(Number(jersey?.total), 68), 2)
  expect(Number(jersey?.buy_length)).toBeCloseTo(Number(jersey?.total) / 1.7272, 2)
  const { uses } = itemData(item.item, 0, item.drawn, { locale: 'en', house: undefined })
  expect(uses.columns.at(-1)).toBe('To buy')
  expect(uses.rows[0]?.at(-1)).toBe(`${Number(jersey?.buy_length).toFixed(1)} m`)
  // Thread is bought by no roll.
  expect(cells.filter(({ unit }) => unit !== 'm2').map(({ buy_length }) => buy_length)).not.toContain(0)
})

test('TP72: no material is left out of what is taken: one that another is counted with says so', () => {
  for (const name of ['hoodieZip', 'sleevelessJacketMen']) {
    const item = made(name)
    const { columns, rows } = consumptionTable([item], 'en')
    const at = (column: string) => columns.indexOf(column)
    const numbers = [...new Set(rows.map(row => row[at('number')]))]
    const supplies = item.drawn.sheet?.supplies ?? []
    const { item: content } = item
    const materials = materialsOf(content.document!, named(name))
    expect(numbers).toEqual([...materials, ...supplies].map(({ number }) => number))
    const teeth = must(
      materials.find(({ slot }) => slot === 'zip/zip/teeth'),
      'teeth',
    )
    const tape = must(
      materials.find(({ slot }) => slot === 'zip/zip/tape'),
      'tape',
    )
    expect(rows.find(row => row[at('number')] === teeth.number)?.[at('counted_with')]).toBe(tape.number)
    const { uses } = itemData(content, 0, item.drawn, { locale: 'fr', house: undefined })
    expect(uses.rows.find(([number]) => number === String(teeth.number))?.[1]).toContain(
      `compté avec le nº ${tape.number}`,
    )
  }
})

test('TP9: a lining that is a printed panel is named in one cloth, by material and decoration', () => {
  const hoodie = named('hoodie')
  const found = designsWithEveryPlace(hoodie).flatMap(document =>
    document.decorations
      .filter(({ type }) => type === 'hoodliningsublimation')
      .map(decoration => ({ ...document, decorations: [decoration] })),
  )
  expect(found.length).toBeGreaterThan(0)
  for (const document of found) {
    const lining = materialsOf(document, hoodie).find(({ slot }) => slot === 'hood/lining/lining')
    expect([lining?.fabric.en, lining?.fibres?.en]).toEqual(['Polyester jersey', '100\u00a0% polyester'])
    const [decoration] = madeDecorations(document, hoodie)
    const told = settingsOf(must(decoration, 'decoration'), document, hoodie).find(
      ({ key }) => key === 'material',
    )
    expect(settingText(must(told, 'material'), 'en')).toBe(panelCloth.en)
    expect(panelCloth.en).toContain(weightText(must(lining?.gramsPerM2, 'weight'), 'en'))
  }
})

test('TP9: a puller of cord is of the fibre that its trim tells, and a hat’s label is woven, no tape', () => {
  const styled = (name: string, element: string, style: string) => {
    const document = createDocument(named(name))
    const parts = document.parts.map(part => ({
      ...part,
      elements: part.elements.map(each =>
        `${part.name}/${each.name}` === element
          ? {
              ...each,
              style: {
                name: style,
                layers: must(
                  named(name)
                    .parts.find(({ name: of }) => of === part.name)
                    ?.elements.find(({ name: of }) => of === each.name)
                    ?.styles.find(({ name: of }) => of === style),
                  style,
                ).layers.map(layer => ({ name: layer.name, colorName: '1010', active: true })),
              },
            }
          : each,
      ),
    }))
    return materialsOf({ ...document, parts } as typeof document, named(name))
  }
  const puller = styled('hoodieZip', 'zip/puller', 'cord').find(({ slot }) => slot === 'zip/puller/puller')
  expect(puller?.fibres?.en).toBe('100\u00a0% polyester')
  expect(pullerKinds.cord.en).toContain('polyester')
  const label = styled('beanie', 'label/label', 'patch').filter(({ slot }) => slot.startsWith('label/'))
  expect(label.length).toBeGreaterThan(0)
  for (const { fabric } of label) expect([fabric.en, fabric.fr]).toEqual(['Woven label', 'Étiquette tissée'])
})

test('TP72: a sock’s two sides are drawn alike, and shown once; what is measured on them is not', () => {
  const drawn = (name: string) => {
    const { item, drawn: own } = made(name)
    const files = (own.sheet?.flats ?? []).flatMap(({ side }) =>
      (['colored', 'plain', 'placing'] as const).map(role => ({
        name: `${role}-${side}.svg`,
        role,
        of: side,
      })),
    )
    return itemData(item, 0, { ...own, files }, { locale: 'en', house: undefined }).flats
  }
  expect(drawn('sportSocks').map(({ colored, plain }) => [colored.label, colored.file, plain.file])).toEqual([
    ['Front and back, which are alike', 'colored-front.svg', 'plain-front.svg'],
    ['Front and back, which are alike', null, 'plain-back.svg'],
  ])
  expect(drawn('hoodie').map(({ colored }) => [colored.label, colored.file])).toEqual([
    ['Front', 'colored-front.svg'],
    ['Back', 'colored-back.svg'],
  ])
})
