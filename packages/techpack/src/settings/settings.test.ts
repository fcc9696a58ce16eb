import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { processes } from '@teamloom/catalog/decorations/process.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { madeDecorations } from '../decorations.ts'
import { documentWords } from '../document-words.ts'
import { factsOf } from '../facts.ts'
import { designsWithEveryPlace } from '../testing/every-place.ts'
import { clothKinds } from './cloth-kind.ts'
import type { ClothKind } from './setting.ts'
import { defaultText, settingsByProcess, settingsOf, settingText } from './settings-of.ts'

const kinds = [...new Set(Object.values(clothKinds))].filter((kind): kind is ClothKind => kind !== null)

const order = { en: 'PT white, PT navy', fr: 'PT blanc, PT marine' }

test('TP42: every process has each setting once on every cloth, in both languages, and a unit with each figure', () => {
  const tables = processes.flatMap(process =>
    kinds.flatMap(kind =>
      [true, false].map(isDark => ({
        process,
        settings: settingsByProcess[process]({
          cloth: { kind, isDark },
          order,
          colorCount: 2,
          isHalftone: false,
        }),
      })),
    ),
  )
  for (const { process, settings } of tables) {
    const keys = settings.map(({ key }) => key)
    expect([process, new Set(keys).size]).toEqual([process, keys.length])
    expect(keys.length).toBeGreaterThan(2)
    for (const setting of settings) {
      const texts = [defaultText(setting, 'en'), defaultText(setting, 'fr')]
      expect(texts.filter(text => text.trim() === '' || text.includes('undefined'))).toEqual([])
      expect([process, 'amount' in setting ? /^\d+\u00a0\D/.test(texts[0]!) : true]).toEqual([process, true])
    }
  }
})

test.each(products.map(product => [product.product.name, product] as const))(
  'TP42: every decoration of the %s that is made, in each place, tells how',
  (_, product) => {
    const without = designsWithEveryPlace(product).flatMap(document =>
      madeDecorations(document, product).flatMap(made =>
        settingsOf(made, document, product).length === 0 ? [made.decoration.id] : [],
      ),
    )
    expect(without).toEqual([])
  },
)

const decorated = (name: string, type: string) => {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const [document] = designsWithEveryPlace(product)
  const made = must(
    madeDecorations(document!, product).find(({ decoration }) => decoration.type === type),
    type,
  )
  return { product, document: document!, made }
}

const textsOf = (name: string, type: string) => {
  const { product, document, made } = decorated(name, type)
  return Object.fromEntries(
    settingsOf(made, document, product).map(setting => [setting.key, settingText(setting, 'en')]),
  )
}

test('TP42: settings go with the cloth, and say what other pages say', () => {
  expect(textsOf('hoodie', 'screenprint')).toMatchObject({
    ink: 'plastisol, phthalate-free',
    mesh: '110\u00a0to the inch',
    cureTemperature: '320\u00a0°F (160\u00a0°C)',
  })
  expect(textsOf('pulloverSnap', 'screenprint').ink).toBe('low-bleed plastisol')
  expect(textsOf('tshirt', 'singlecolorscreenprint').mesh).toBe('230\u00a0to the inch')
  expect(textsOf('sleevelessJacketMen', 'embroidery').topping).toBe('none')
  expect(textsOf('beanie', 'embroidery').topping).toContain('water-soluble')
  expect(textsOf('sportSocks', 'socksknitting').gauge).toContain(documentWords.gaugeText.en)
})

test('TP42: what staff write stands instead, and is told as a change while its process has it', () => {
  const { product, document, made } = decorated('hoodie', 'screenprint')
  const own = { mesh: '180', gauge: '12' }
  const mesh = settingsOf(made, document, product, own).find(({ key }) => key === 'mesh')
  expect(mesh).toMatchObject({ own: '180' })
  expect(settingText(mesh!, 'fr')).toBe('180')
  const known = {
    document,
    product,
    quantities: [],
    priceCents: null,
    productionFiles: {},
    calibrationColors: {},
    printWidths: {},
  }
  const keys = factsOf({ ...known, settings: { [made.decoration.id]: own } }).map(({ key }) => key)
  expect(keys.filter(key => key.includes('/setting/'))).toEqual([
    `decoration/${made.decoration.id}/setting/mesh`,
  ])
})

test('TP42: a file and a placeholder are not made', () => {
  const of = (name: string) => must(findDecorationType(name), name).process
  expect(['undefinedprint', 'undefinedtag', 'techpackproduction'].map(of)).toEqual([null, null, null])
})
