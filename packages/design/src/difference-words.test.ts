import { findColor } from '@teamloom/catalog/colors/index.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { changeSchema, type DesignChange } from './actions/index.ts'
import { applyChange } from './apply-change.ts'
import { differenceLines, differenceWords, keyWords } from './difference-words.ts'
import type { DesignDocument } from './document.ts'
import { paintGarment } from './garment-color.ts'
import { createDocument } from './new-design.ts'
import { context, crest, id } from './testing/sample.ts'

const product = must(
  products.find(({ product: { name } }) => name === 'hoodie'),
  'hoodie',
)
const start = createDocument(product)

function after(document: DesignDocument, ...changes: readonly DesignChange[]): DesignDocument {
  return changes.reduce<DesignDocument>((current, sent) => {
    const result = applyChange(current, changeSchema.parse(sent), { ...context, product }, { next: 2 })
    if (!result.ok) throw new Error(result.refusal.code)
    return result.value
  }, document)
}

const on = (decorationId = id(1)) => ({ decorationId })
const added = after(start, {
  ...on(),
  action: 'addDecoration',
  type: 'screenprint',
  positionName: 'leftChest',
  assetId: crest.assetId,
  assetVersionId: crest.assetVersionId,
})
const pocket = { partName: 'pocket', elementName: 'pocket' }

test.each<[DesignDocument, DesignChange, string, string]>([
  [
    start,
    { action: 'setColor', ...pocket, layerName: 'pocket', color: '1022' },
    'Pocket: Forest → Red.',
    'Poche\u00a0: Forêt → Rouge.',
  ],
  [
    start,
    { action: 'setStyle', ...pocket, styleName: 'none' },
    'Pocket: Kangaroo → No pocket.',
    'Poche\u00a0: Kangourou → Sans poche.',
  ],
  [
    added,
    { ...on(), action: 'setDecorationLocation', positionName: 'fullBack' },
    'crest-1: left chest, 2 5/8\u00a0in → full back, 2 5/8\u00a0in.',
    'crest-1\u00a0: poitrine gauche, 2 5/8\u00a0po → dos complet, 2 5/8\u00a0po.',
  ],
  [
    added,
    { ...on(), action: 'setDecorationSize', size: 'w2' },
    'crest-1: 2 5/8\u00a0in → 2\u00a0in.',
    'crest-1\u00a0: 2 5/8\u00a0po → 2\u00a0po.',
  ],
  [
    added,
    { ...on(), action: 'changeDecorationType', type: 'embroidery' },
    'crest-1: Screen print → Embroidery.',
    'crest-1\u00a0: Sérigraphie → Broderie.',
  ],
  [
    added,
    { ...on(), action: 'setDecorationActive', active: false },
    'crest-1: hidden.',
    'crest-1\u00a0: masquage.',
  ],
  [
    added,
    { ...on(), action: 'reinitializeDecoration' },
    'crest-1: artwork taken away.',
    'crest-1\u00a0: visuel retiré.',
  ],
  [added, { ...on(), action: 'removeDecoration' }, 'crest-1 removed.', 'crest-1\u00a0: retrait.'],
])('%# a change is told in both languages (LV10)', (before, change, en, fr) => {
  expect(differenceWords(before, after(before, change), product)).toEqual([{ en, fr }])
})

test('what changes alike is told at once (LV10)', () => {
  const navy = must(findColor('1010'), 'navy')
  const changes = paintGarment(start, product, navy, new Set())
  const painted = after(start, { action: 'setColors', changes })
  expect(differenceWords(start, painted, product)[0]).toEqual({
    en: 'Whole garment: Forest → Navy.',
    fr: 'Tout le vêtement\u00a0: Forêt → Marine.',
  })
  expect(differenceWords(start, start, product)).toEqual([])
})

test('a thing is called by its own name, and its part’s where that does not say it', () => {
  expect(keyWords('hood/lining', start, product).en).toBe('Hood, lining')
  expect(keyWords('pocket/pocket/pocket', start, product).fr).toBe('Poche')
  expect(keyWords(`decoration/${id(1)}`, added, product).en).toBe('crest-1')
  expect(keyWords(`decoration/${id(2)}`, added, product).fr).toBe('une décoration')
})

test('a line has the thing at one side and what became of it at the other, with the colours', () => {
  const red = after(start, { action: 'setColor', ...pocket, layerName: 'pocket', color: '1022' })
  const [before] = start.parts.filter(({ name }) => name === 'pocket')
  expect(differenceLines(start, red, product)).toEqual([
    {
      subject: { en: 'Pocket', fr: 'Poche' },
      change: { en: 'Forest → Red', fr: 'Forêt → Rouge' },
      colors: [before?.elements[0]?.style.layers[0]?.colorName, '1022'],
      words: { en: 'Pocket: Forest → Red.', fr: 'Poche\u00a0: Forêt → Rouge.' },
    },
  ])
  expect(differenceLines(start, added, product)).toMatchObject([
    { subject: { en: 'crest-1' }, words: { en: expect.stringMatching(/^crest-1 added, /) } },
  ])
})
