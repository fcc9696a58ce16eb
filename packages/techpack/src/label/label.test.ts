import { fabrics } from '@teamloom/catalog/fabrics/index.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { materialsOf } from '../materials.ts'
import { designsWithEveryPlace } from '../testing/every-place.ts'
import { type Care, careKinds, careLevels, careOfFabrics, careOfProcesses, mildest } from './care.ts'
import { careOfDesign } from './care-of-design.ts'
import { careSymbol } from './care-symbols.ts'
import { careWordsOf } from './care-words.ts'
import { contentsOfProducts, fibreContents, fillings } from './fibre-content.ts'
import { houseLines } from './house-label.ts'
import { labelData } from './label-data.ts'
import { hasOrnament, labelSectionsOf } from './label-sections.ts'
import { madeIn } from './made-in.ts'

const productNamed = (name: string) =>
  must(
    products.find(({ product }) => product.name === name),
    name,
  )

const unset = { name: 'Atelier', caNumber: null, rnNumber: null, originCountry: null }

test('TP43: every fabric has its fibres, the most first, to a hundred per cent, none under five', () => {
  expect(fabrics.filter(({ name }) => !(name in fibreContents))).toEqual([])
  const contents = [
    ...Object.values(fibreContents).map(({ content }) => content),
    ...Object.values(contentsOfProducts).flatMap(each => Object.values(each)),
    ...Object.values(fillings),
  ].filter(content => content.length > 0)
  for (const content of contents) {
    const percents = content.map(([, percent]) => percent)
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
    expect(percents).toEqual(percents.toSorted((a, b) => b - a))
    expect(Math.min(...percents)).toBeGreaterThanOrEqual(5)
  }
})

test('TP43: a knit’s fibres are those that its product names, in that order', () => {
  for (const { product, cloth } of products) {
    const [section] = labelSectionsOf(createDocument(productNamed(product.name)), productNamed(product.name))
    const named = ['cotton', 'acrylic', 'polyester', 'spandex', 'nylon'].filter(fibre =>
      cloth.en.toLowerCase().includes(fibre),
    )
    const told = must(section, product.name).content.map(([fibre]) => fibre)
    const inOrder = named.toSorted(
      (a, b) => cloth.en.toLowerCase().indexOf(a) - cloth.en.toLowerCase().indexOf(b),
    )
    expect([product.name, inOrder.length === 0 ? told : inOrder]).toEqual([product.name, told])
  }
})

test.each(products.map(each => [each.product.name, each] as const))(
  'TP43, TP44: the label of a %s is whole, with everything that can be put on it',
  (_, product) => {
    for (const document of [createDocument(product), ...designsWithEveryPlace(product)]) {
      const label = labelData({
        document,
        product,
        house: { name: 'Atelier', caNumber: 'CA 12345', rnNumber: 'RN 54321', originCountry: 'CA' },
        sizeNames: product.sizes.map(({ name }) => name),
        sheet: undefined,
        locale: 'fr',
      })
      expect(label.sections.length).toBeGreaterThan(0)
      expect(label.sections.filter(({ lines }) => lines.length === 0)).toEqual([])
      // More than one part, and each says which it is.
      expect(
        label.sections.filter(({ heading }) => (heading === null) !== (label.sections.length === 1)),
      ).toEqual([])
      expect(label.symbols).toHaveLength(5)
      expect(label.careLines.filter(line => line.includes('undefined') || line.includes('. . '))).toEqual([])
      expect(label.lines.map(({ text }) => text)).toEqual([
        'CA 12345',
        'RN 54321',
        'Made in Canada / Fabriqué au Canada',
      ])
    }
  },
)

test('TP43: ribs, linings, fillings and printed panels are told by themselves; ornament is told to be left out', () => {
  const sections = (name: string) =>
    labelSectionsOf(createDocument(productNamed(name)), productNamed(name)).map(
      ({ heading, content }) => `${heading.en}: ${content.map(each => each.join(' ')).join(', ')}`,
    )
  expect(sections('hoodie')).toEqual(['Body: cotton 80, polyester 20', 'Ribbing: cotton 95, spandex 5'])
  expect(sections('sleevelessJacketMen').at(-1)).toBe('Filling: polyester 100')
  expect(sections('beanie')).toHaveLength(1)
  const hoodie = productNamed('hoodie')
  const [decorated] = designsWithEveryPlace(hoodie)
  expect([hasOrnament(createDocument(hoodie), hoodie), hasOrnament(decorated!, hoodie)]).toEqual([
    false,
    true,
  ])
  const lined = labelSectionsOf(decorated!, hoodie).find(({ heading }) => heading.en === 'Lining')
  expect(lined?.content).toEqual([['polyester', 100]])
})

test('TP43: what the house has not set is told so, in both languages', () => {
  expect(houseLines(unset)).toEqual([
    {
      words: { en: 'CA number: not set by the house', fr: 'Numéro CA\u00a0: non réglé par la maison' },
      isSet: false,
    },
    {
      words: { en: 'RN number: not set by the house', fr: 'Numéro RN\u00a0: non réglé par la maison' },
      isSet: false,
    },
    {
      words: {
        en: 'Country of origin: not set by the house',
        fr: 'Pays d’origine\u00a0: non réglé par la maison',
      },
      isSet: false,
    },
  ])
})

test('TP44: of cloth and decorations the milder holds, each way by itself', () => {
  const { fleece } = careOfFabrics
  expect(mildest([fleece, careOfProcesses.leather])).toEqual(careOfProcesses.leather)
  expect(mildest([fleece, careOfProcesses.transfer])).toEqual({
    ...fleece,
    bleach: 'none',
    iron: 'none',
    professional: 'none',
  })
  const harsher = (a: Care, b: Care) =>
    careKinds.filter(kind => {
      const levels = Object.keys(careLevels[kind])
      return levels.indexOf(a[kind]) < levels.indexOf(b[kind])
    })
  for (const product of products)
    for (const document of designsWithEveryPlace(product)) {
      const plain = careOfDesign({ ...document, decorations: [] }, product)
      expect(harsher(careOfDesign(document, product), plain)).toEqual([])
    }
})

test('TP44: every way of care has a symbol of its own', () => {
  const drawn = careKinds.flatMap(kind =>
    Object.keys(careLevels[kind]).map(level => careSymbol(kind, level as never)),
  )
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('TP44: a label that forbids ironing speaks of none, and spares what lies on the cloth alone', () => {
  const turnedOf = (name: string, types: readonly string[]) => {
    const product = productNamed(name)
    const [document] = designsWithEveryPlace(product)
    const decorations = document!.decorations.filter(({ type }) => types.includes(type))
    expect([name, decorations.length > 0]).toEqual([name, true])
    return careWordsOf({ ...document!, decorations }, product).find(({ symbol }) => !symbol)?.words.en
  }
  expect(turnedOf('hoodie', ['screenprint'])).toBe(
    'Wash and iron inside out, with like colours; do not iron the decoration',
  )
  expect(turnedOf('sportSocks', ['socksknitting'])).toBe('Wash inside out, with like colours')
  for (const product of products)
    for (const document of designsWithEveryPlace(product)) {
      const told = careWordsOf(document, product)
      if (!told.some(({ name }) => name === 'iron_none')) continue
      const [en, fr] = (['en', 'fr'] as const).map(language =>
        told.map(({ words }) => words[language]).join('. '),
      )
      expect([en!.match(/iron/gi), fr!.match(/repasser/gi)]).toEqual([['iron'], ['repasser']])
    }
})

test('TP43: where a garment is made is a sentence in both languages', () => {
  const fr = (country: string) => madeIn(country).fr
  expect(madeIn('US')).toEqual({ en: 'Made in the United States', fr: 'Fabriqué aux États-Unis' })
  expect(
    ['CA', 'CN', 'BD', 'PK', 'VN', 'PT', 'IN', 'MX', 'TR', 'HN', 'SG', 'NL', 'KR', 'KH', 'DO', 'HK'].map(fr),
  ).toEqual([
    'Fabriqué au Canada',
    'Fabriqué en Chine',
    'Fabriqué au Bangladesh',
    'Fabriqué au Pakistan',
    'Fabriqué au Vietnam',
    'Fabriqué au Portugal',
    'Fabriqué en Inde',
    'Fabriqué au Mexique',
    'Fabriqué en Turquie',
    'Fabriqué au Honduras',
    'Fabriqué à Singapour',
    'Fabriqué aux Pays-Bas',
    'Fabriqué en Corée du Sud',
    'Fabriqué au Cambodge',
    'Fabriqué en République dominicaine',
    'Fabriqué à Hong Kong',
  ])
})

test('TP9, TP43: the materials tell the fibres that the label has', () => {
  for (const product of products) {
    const document = createDocument(product)
    const told = materialsOf(document, product).map(({ fibres }) => fibres?.en)
    const [body] = labelSectionsOf(document, product)
    const words = body!.content.map(([fibre, percent]) => `${percent}\u00a0% ${fibre}`).join(', ')
    expect([product.product.name, told.includes(words)]).toEqual([product.product.name, true])
  }
})
