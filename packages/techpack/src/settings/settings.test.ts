import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { processes } from '@teamloom/catalog/decorations/process.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { madeDecorations, presentColor } from '../decorations.ts'
import { figuresOf } from '../document-artwork.ts'
import { documentWords } from '../document-words.ts'
import { factsOf } from '../facts.ts'
import type { OwnKnits } from '../knitting/knit-settings.ts'
import { designsWithEveryPlace } from '../testing/every-place.ts'
import { clothKinds } from './cloth-kind.ts'
import { momentOf } from './moments.ts'
import type { ClothKind } from './setting.ts'
import {
  defaultText,
  hasWhiteBase,
  type OwnSettings,
  settingsByProcess,
  settingsOf,
  settingText,
} from './settings-of.ts'

const kinds = [...new Set(Object.values(clothKinds))].filter((kind): kind is ClothKind => kind !== null)

const order = { en: 'PT white, PT navy', fr: 'PT blanc, PT marine' }

test('TP42: every process has each setting once on every cloth, in both languages, and a unit with each figure', () => {
  const tables = processes.flatMap(process =>
    kinds.flatMap(kind =>
      [true, false].map(isDark => ({
        process,
        settings: settingsByProcess[process]({
          cloth: { kind, isDark, isQuilted: false },
          order,
          colorCount: 2,
          label: null,
          needlesRound: () => ({ en: 'S 140', fr: 'P 140' }),
          isHalftone: false,
          gramsPerM2: 320,
          sewnAs: null,
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

test('TP42: each decoration tells when in the order of work it is made, and what is knitted is not cut', () => {
  const told = products.flatMap(product =>
    designsWithEveryPlace(product).flatMap(document =>
      madeDecorations(document, product).map(made => ({
        family: product.family.name,
        setting: must(settingsOf(made, document, product)[0], made.decoration.type),
      })),
    ),
  )
  expect(told.filter(({ setting }) => setting.key !== 'moment')).toEqual([])
  expect(
    told.filter(({ family, setting }) => family === 'socks' && settingText(setting, 'en').includes('cut')),
  ).toEqual([])
  expect(textsOf('hoodie', 'screenprint').moment).toBe('on the cut piece, before it is sewn')
  expect(textsOf('sportSocks', 'socksknitting').moment).toBe('as it is knitted')
  expect(textsOf('hoodie', 'woventag').moment).toMatch(/^on the open piece, through the outer cloth alone/)
  expect(textsOf('sleevelessJacketMen', 'screenprint').moment).toMatch(/before it is quilted/)
  expect(textsOf('sleevelessJacketMen', 'embroidery').moment).toMatch(/^on the quilted piece/)
})

test('TP42: a woven label is folded, woven and held as its shape says, in one way', () => {
  const { product, document, made } = decorated('hoodie', 'woventag')
  const toldIn = (tagName: string) => {
    const options = { ...made.decoration.options, tagName }
    const told = settingsOf({ ...made, decoration: { ...made.decoration, options } }, document, product)
    return ['folding', 'attaching'].map(key =>
      settingText(
        must(
          told.find(each => each.key === key),
          key,
        ),
        'en',
      ),
    )
  }
  const size = must(made.size, 'size')
  expect([size.widthInches, size.heightInches]).toEqual([1, 1])
  expect(toldIn('loop fold 1 x 1')).toEqual([
    'folded in half, the fold below: 1\u00a0in\u00a0×\u00a01\u00a0in, woven 1\u00a0in\u00a0×\u00a02 3/4\u00a0in',
    expect.stringMatching(/once along its upper edge.*hangs free/),
  ])
  expect(toldIn('straight 2 x 1')[1]).toContain('at both ends')
  expect(toldIn('mitred 2 x 3/4')[1]).toContain('along its upper edge')
})

test('TP42: white below the inks of dark cloth is a screen more, until staff write otherwise', () => {
  const { product, document, made } = decorated('hoodie', 'screenprint')
  const settings = settingsOf(made, document, product)
  const isDark =
    settingText(
      must(
        settings.find(({ key }) => key === 'whiteBase'),
        'base',
      ),
      'en',
    ) !== 'none: the cloth is light'
  expect(hasWhiteBase(settings)).toBe(isDark)
  const dark = {
    ...document,
    parts: document.parts.map(part => ({
      ...part,
      elements: part.elements.map(element => ({
        ...element,
        style: {
          ...element.style,
          layers: element.style.layers.map(layer => ({ ...layer, colorName: '1010' })),
        },
      })),
    })),
  }
  expect(hasWhiteBase(settingsOf(made, dark, product))).toBe(true)
  expect(hasWhiteBase(settingsOf(made, dark, product, { whiteBase: 'none' }))).toBe(false)
  const colored = { ...made, colors: [presentColor('PT001'), presentColor('PT023')] }
  const print = {
    separations: null,
    tile: null,
    shares: [],
    threads: [],
    rim: null,
    grid: null,
    sewn: null,
    films: [],
    making: null,
    base: null,
  }
  expect(figuresOf(colored, print, settingsOf(colored, dark, product), 'en')).toEqual([
    ['Films and screens', '3, the white base among them'],
  ])
  // One ink in its tints has one too.
  const oneInk = { ...colored, technique: 'halftone' } as const
  expect(figuresOf(oneInk, print, settingsOf(oneInk, dark, product), 'en')).toEqual([
    ['Films and screens', '2, the white base among them'],
  ])
})

test('TP42: a sock has as many needles in the round as its pattern is wide there, in whole repeats', () => {
  expect(textsOf('sportSocks', 'socksknitting').gauge).toBe(
    '14 needles and 20 courses to the inch; in the round, S 140, M 160, L 170, XL 170',
  )
})

test('TP7: what is sewn without a file is told to have none, its counts to be estimates', () => {
  const { made } = decorated('hoodie', 'embroidery')
  const threads = [{ code: 'EMB01', thread: 1, stitches: 1200, metres: 5 }]
  const rows = figuresOf(
    made,
    {
      separations: null,
      tile: null,
      shares: [],
      threads,
      rim: null,
      grid: null,
      sewn: null,
      films: [],
      making: null,
      base: null,
    },
    [],
    'fr',
  )
  expect(rows[1]).toEqual([
    'Fichier de broderie',
    'aucun\u00a0: l’atelier le numérise à partir du fichier de production et fait approuver un essai; les fils sont brodés dans l’ordre de la liste; points et mètres sont estimés',
  ])
})

test('TP73: each thread that is sewn tells its number and denier, until staff write another', () => {
  const { product, document, made } = decorated('hoodie', 'embroidery')
  const print = {
    separations: null,
    tile: null,
    shares: [],
    threads: [{ code: 'EMB01', thread: 1, stitches: 1200, metres: 5 }],
    rim: null,
    grid: null,
    sewn: null,
    films: [],
    making: null,
    base: null,
  }
  const rowOf = (own: OwnSettings) =>
    figuresOf(made, print, settingsOf(made, document, product, own), 'en').find(([label]) =>
      label!.startsWith('Thread '),
    )
  expect(textsOf('hoodie', 'embroidery').thread).toBe('polyester, No. 40 (120 denier/2); bobbin No. 60')
  expect(rowOf({})?.[1]).toMatch(/5\.0 m, No\. 40, 120 denier\/2$/)
  expect(rowOf({ thread: 'rayon, No. 30' })?.[1]).toMatch(/5\.0 m$/)
})

test('TP60: a knitted motif weighs as the cloth that it is knitted into, as staff set it', () => {
  const { product, document, made } = decorated('sportSocks', 'socksknitting')
  const weight = (knits?: OwnKnits) =>
    settingsOf(made, document, product, {}, knits).find(({ key }) => key === 'weight')?.setting
  expect(weight()).toMatchObject({ amount: 330 })
  expect(weight({ sportRib: { gramsPerM2: 350 } })).toMatchObject({ amount: 350 })
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

test('TP42: a tag on quilting is sewn over it, through shell and wadding, one on other cloth through that alone', () => {
  expect(momentOf('woven', 'nylon', true).en).toMatch(/once it is quilted, through shell and wadding/)
  expect(momentOf('woven', 'nylon', true).fr).toMatch(/une fois matelassée, à travers le dessus et l’ouate/)
  expect(momentOf('woven', 'nylon').en).toMatch(/through the outer cloth alone/)
})
