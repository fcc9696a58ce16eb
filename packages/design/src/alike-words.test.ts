import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { type DesignChange } from './actions/index.ts'
import { alikeWords } from './alike-words.ts'
import { applyChange } from './apply-change.ts'
import type { DesignDocument } from './document.ts'
import { createDocument } from './new-design.ts'
import { context, crest, id } from './testing/sample.ts'

const product = must(
  products.find(({ product: { name } }) => name === 'hoodie'),
  'hoodie',
)

function after(document: DesignDocument, change: DesignChange): DesignDocument {
  const result = applyChange(document, change, { ...context, product }, { next: 2 })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const asked = after(createDocument(product), {
  action: 'addDecoration',
  decorationId: id(1),
  type: 'screenprint',
  positionName: 'leftChest',
  assetId: crest.assetId,
  assetVersionId: crest.assetVersionId,
})
const name = must(asked.decorations[0], 'decoration').name
const alike = (to: DesignDocument) => alikeWords(asked, to, product).map(({ en }) => en)

test('tells the parts and decorations that two designs have alike, and nothing that is otherwise (OR34)', () => {
  const all = [...product.parts.map(({ label }) => label.en), name]
  expect(alike(asked)).toEqual(all)
  const painted = after(asked, {
    action: 'setColor',
    partName: 'body',
    elementName: 'body',
    layerName: 'body',
    color: '1022',
  })
  const body = must(
    product.parts.find(part => part.name === 'body'),
    'body',
  ).label.en
  expect(alike(painted)).toEqual(all.filter(each => each !== body))
  const without = after(asked, { action: 'removeDecoration', decorationId: id(1) })
  expect(alike(without)).toEqual(all.filter(each => each !== name))
})
