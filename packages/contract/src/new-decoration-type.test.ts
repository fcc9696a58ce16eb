import { clothPalette } from '@teamloom/catalog/colors/cloth.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { productionRowsOf } from '@teamloom/design/checks.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import { designStateSchema } from '@teamloom/design/design-state.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import { presentDesign } from '@teamloom/design/present-design.ts'
import { feltLetters } from '@teamloom/design/testing/felt-letters.ts'
import {
  backTo,
  change,
  crest,
  decorated,
  fresh,
  id,
  refusal,
  sample,
} from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { describeDecorationTypes, describeProduct } from './describe-product.ts'
import { decorationOptionsSchema, productDefinitionSchema } from './product-definition.ts'

const product: Product = { ...sample, decorationTypes: [...sample.decorationTypes, feltLetters] }
const about = { context: { product } }

function after(document: DesignDocument, ...changes: readonly DesignChange[]): DesignDocument {
  return changes.reduce((current, sent) => {
    const result = change(current, sent, about)
    if (!result.ok) throw new Error(`${sent.action}: ${result.refusal.code}`)
    return result.value
  }, document)
}

const { assetId, assetVersionId } = crest
const add = {
  action: 'addDecoration',
  type: 'feltletters',
  decorationId: id(1),
  positionName: 'chest',
  assetId,
  assetVersionId,
} as const
const choose = (option: string, value: string | number) =>
  ({ action: 'setDecorationOption', decorationId: id(1), option, value }) as const

const lettered = after(fresh, add)
const pinked = after(lettered, choose('edge', 'pinked'), choose('backing', '1022'))
const only = (document: DesignDocument) => must(document.decorations[0], 'decoration')

test('a type that one file brings can be added, with the first of its options (DS21, DS42)', () => {
  expect(only(lettered)).toMatchObject({
    type: 'feltletters',
    colors: [{ colorName: expect.any(String) }, { colorName: expect.any(String) }],
    options: { edge: 'straight', backing: '1001' },
  })
  expect(refusal(fresh, add)).toBe('unknownDecorationType')
})

test('its options are chosen, of what it offers (DS42)', () => {
  expect(only(pinked).options).toEqual({ edge: 'pinked', backing: '1022' })
  for (const odd of [
    choose('edge', 'wavy'),
    choose('backing', '9999'),
    choose('glue', 'hot'),
    choose('edge', 3),
  ])
    expect(refusal(lettered, odd, about)).toBe('unknownOption')
})

test('each change of it is undone', () => {
  const changes: DesignChange[] = [
    choose('edge', 'straight'),
    { action: 'setDecorationSize', decorationId: id(1), size: 'w3' },
    { action: 'changeDecorationType', decorationId: id(1), type: 'screenprint' },
    { action: 'reinitializeDecoration', decorationId: id(1) },
    { action: 'removeDecoration', decorationId: id(1) },
  ]
  for (const sent of changes) {
    const changed = after(pinked, sent)
    const back = after(changed, backTo(pinked, changed))
    expect({ ...back, touched: {} }).toEqual({ ...pinked, touched: {} })
  }
})

test('what another type does not know is not kept, and begins anew (DS42)', () => {
  const toType = (type: string) => ({ action: 'changeDecorationType', decorationId: id(1), type }) as const
  const printed = after(pinked, toType('screenprint'))
  expect(only(printed).options).toEqual({})
  expect(only(after(printed, toType('feltletters'))).options).toEqual({ edge: 'straight', backing: '1001' })
})

test('it is priced by its own credits (DS27)', () => {
  const lines = countCredits(pinked, product).credits.filter(({ decorationId }) => decorationId)
  expect(lines).toEqual([
    {
      type: 'Felt',
      credits: 9,
      decorationId: id(1),
      displayLabels: { en: 'crest-1, Raised felt letters', fr: 'crest-1, Lettres de feutre en relief' },
    },
    expect.objectContaining({ type: 'Extra color', credits: 3 }),
  ])
})

test('it is drawn with its own surface, beside a print with its own (DS31)', () => {
  const both = decorated(pinked, 2, 'back')
  const surfaces = drawnDesign(both, product).prints.map(({ surface }) => surface)
  expect(surfaces).toEqual([feltLetters.surface, screenprint.surface])
})

test('it is stored, and opened where its product takes it (DS10)', () => {
  const stored: unknown = JSON.parse(JSON.stringify(pinked))
  expect(openDocument(stored, product)).toEqual(pinked)
  expect(openDocument(stored, sample)).toBeUndefined()
})

test('it is presented, with its warnings and what can be chosen (DS30)', () => {
  const wide = after(pinked, { action: 'setDecorationSize', decorationId: id(1), size: 'w6.5' })
  const facts = { designId: id(9), revision: 1, timestamp: '2026-11-21T12:00:00.000Z', images: [] }
  const state = designStateSchema.parse(presentDesign(wide, product, facts))
  expect(state.decorations[0]).toMatchObject({
    type: 'feltletters',
    options: { edge: 'pinked', backing: '1022' },
    warningMessages: ['feltCurls'],
    imageData: { useColorExtractionAndMatching: true },
  })
  expect(state.decorations[0]?.assetSize.availableSizes[0]).toMatchObject({
    drivingSide: 'width',
    widthInInches: 3,
  })
})

test('a workshop is told how it is made', () => {
  expect(
    productionRowsOf(only(pinked), product).map(({ label, value }) => `${label.en}: ${value.en}`),
  ).toEqual([
    expect.stringMatching(/^Size: [\d /]+\u00a0in × [\d /]+\u00a0in$/),
    expect.stringMatching(/^Ink 1: PT\d+ /),
    expect.stringMatching(/^Ink 2: PT\d+ /),
    'Edge: Cut pinked',
  ])
})

test('it is listed, for those who ask what there is and what the product takes (DS21)', () => {
  const { decorationTypes } = decorationOptionsSchema.parse(
    describeDecorationTypes([screenprint, feltLetters], []),
  )
  expect(decorationTypes[1]).toMatchObject({
    type: 'feltletters',
    category: 'print',
    maxColorsToExtact: 2,
    options: [
      { name: 'edge', kind: 'choice', choices: [{ name: 'straight' }, { name: 'pinked' }] },
      { name: 'backing', kind: 'color', paletteId: clothPalette.id },
    ],
  })
  const definition = productDefinitionSchema.parse(describeProduct(product, false))
  expect(definition.availableDecorationTypes).toContain('feltletters')
  const forStaff = { ...product, decorationTypes: [{ ...feltLetters, adminOnly: true }] }
  expect([true, false].map(all => describeProduct(forStaff, all).availableDecorationTypes)).toEqual([
    ['feltletters'],
    [],
  ])
})
