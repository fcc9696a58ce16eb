import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { drawSheet } from './sheet.ts'

function sheetOf(name: string, styles: Readonly<Record<string, string>>) {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const begun = createDocument(product)
  const document = {
    ...begun,
    parts: begun.parts.map(part => ({
      ...part,
      elements: part.elements.map(element => {
        const style = styles[`${part.name}/${element.name}`]
        const definition = product.parts
          .flatMap(({ elements }) => elements)
          .find(each => each.name === element.name)
        const chosen = definition?.styles.find(each => each.name === style)
        return chosen
          ? {
              ...element,
              style: {
                name: chosen.name,
                layers: chosen.layers.map(layer => ({
                  name: layer.name,
                  active: true,
                  colorName: layer.colorName,
                })),
              },
            }
          : element
      }),
    })),
  } as typeof begun
  expect(drawnDesign(document, product).styles).toMatchObject(styles)
  const [size] = product.sizes
  const sheet = drawSheet({
    document,
    product,
    sizeNames: [size!.name],
    locale: 'en',
    printWidths: {},
    manifest: undefined,
    keep: (_, make) => make(),
  })
  const used = (slot: string) =>
    must(sheet, 'sheet').consumption.find(each => each.slot === slot)?.sizes[0]?.amount ?? 0
  return { sheet: must(sheet, 'sheet'), used }
}

test('TP10, TP29: a yoke in the body’s cloth is cut of that, which is bought for it too', () => {
  const tonal = sheetOf('sleevelessJacketMen', { 'body/yoke': 'tonal' })
  const contrast = sheetOf('sleevelessJacketMen', { 'body/yoke': 'contrast' })
  const yoke = tonal.sheet.cutting.pieces.find(({ label }) => label.en === 'Front, yoke')
  expect(yoke?.note.en).toBe('Shell, cut 1; Lining, cut 1; Wadding, cut 1')
  expect(tonal.used('body/yoke/yoke')).toBe(0)
  // Padded as it is sold: its cloth has a weight of its own.
  expect(tonal.sheet.supplies.find(({ name }) => name === 'wadding')?.facts.en).toMatch(
    /^polyester, 200\sg\/m²/,
  )
  expect(contrast.used('body/yoke/yoke')).toBeGreaterThan(0.1)
  const bodyOf = (of: typeof tonal) => of.used('body/body/body')
  expect(bodyOf(tonal)).toBeCloseTo(bodyOf(contrast) + contrast.used('body/yoke/yoke'), 2)
})

test('TP29, TP57: a quarter of a hat is knitted once, in its own yarn or in the crown’s', () => {
  const plain = sheetOf('beanie', { 'crown/panels': 'plain' })
  const notes = plain.sheet.cutting.pieces.map(({ note }) => note.en)
  expect(notes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'Knit, knit 1'))
  const three = sheetOf('beanie', { 'crown/panels': 'three' })
  const yarns = ['crown/crown/crown', 'crown/panels/sides', 'crown/panels/back'].map(three.used)
  expect(yarns.every(amount => amount > 0)).toBe(true)
  const all = yarns.reduce((sum, amount) => sum + amount, 0)
  expect(all).toBeCloseTo(plain.used('crown/crown/crown'), 2)
})

test('TP57: a cuff, heel and toe that match are knitted in the leg’s and foot’s yarn', () => {
  const matching = { 'leg/cuff': 'matching', 'foot/heel': 'matching', 'foot/toe': 'matching' }
  const contrast = { 'leg/cuff': 'contrast', 'foot/heel': 'contrast', 'foot/toe': 'contrast' }
  const [one, other] = [sheetOf('sportSocks', matching), sheetOf('sportSocks', contrast)]
  expect(one.used('leg/leg/leg')).toBeCloseTo(other.used('leg/leg/leg') + other.used('leg/cuff/cuff'), 2)
  expect(one.used('foot/foot/foot')).toBeCloseTo(
    other.used('foot/foot/foot') + other.used('foot/heel/heel') + other.used('foot/toe/toe'),
    2,
  )
})
