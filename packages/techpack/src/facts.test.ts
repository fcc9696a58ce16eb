import { products } from '@teamloom/catalog/products/index.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { compareFacts, compareItems, factsAbout, factsOf, nextVersion } from './facts.ts'
import { firstQuantity } from './quantities.ts'

test('TP12: what changed is told in words, in both languages', () => {
  const product = must(
    products.find(({ product: { name } }) => name === 'hoodie'),
    'hoodie',
  )
  const document = createDocument(product)
  const known = {
    document,
    product,
    quantities: [firstQuantity('M', 8)],
    priceCents: 4620,
    productionFiles: {},
    calibrationColors: {},
    printWidths: {},
    settings: {},
  }
  const painted = {
    ...document,
    parts: document.parts.map(part =>
      part.name === 'pocket'
        ? {
            ...part,
            elements: part.elements.map(element => ({
              ...element,
              style: {
                ...element.style,
                layers: element.style.layers.map(layer => ({ ...layer, colorName: '1001' })),
              },
            })),
          }
        : part,
    ),
  }
  const later = { ...known, document: painted, quantities: [firstQuantity('M', 9)], priceCents: 4500 }
  expect(compareFacts(factsOf(known), factsOf(known))).toEqual([])
  expect(compareFacts(factsOf(known), factsOf(later))).toMatchObject([
    { key: 'pocket/pocket/pocket', before: { en: expect.stringContaining('1014') } },
    { key: 'quantity/M/ORDER', before: { en: '8' }, after: { en: '9' }, label: { fr: 'Commande, M' } },
    { key: 'price', before: { en: '46.20' }, after: { en: '45.00' } },
  ])
  expect(compareFacts(factsOf(known), [])).toHaveLength(factsOf(known).length)
})

test('TP12: of the whole, names, numbers and approvals; of an item its version', () => {
  const about = { projectName: 'Regatta', projectNumber: null, customerName: 'Wolves', approvals: [] }
  const approved = { proof: 2, item: 'Tee', by: 'Maya', at: '2027-01-02T10:00:00.000Z' }
  const later = { ...about, customerName: 'Wolves Inc.', approvals: [approved] }
  expect(compareFacts(factsAbout(about), factsAbout(later))).toMatchObject([
    { key: 'customer', before: { en: 'Wolves' }, after: { en: 'Wolves Inc.' } },
    { label: { en: 'Approval, Tee' }, before: null, after: { fr: 'Épreuve 2, Maya, 2027-01-02' } },
  ])
  const numbers = [{ field: 'poNumber', label: { en: 'PO number', fr: 'Bon de commande' }, text: 'PO-7' }]
  expect(compareFacts(factsAbout(about), factsAbout({ ...about, numbers }))).toMatchObject([
    { label: { en: 'PO number' }, before: null, after: { fr: 'PO-7' } },
  ])
  const item = (version: string) => ({ version, facts: [] })
  expect(compareItems(item('1.0'), item('1.1'))).toMatchObject([{ key: 'version', after: { en: '1.1' } }])
  expect(compareItems(item('1.0'), item('1.0'))).toEqual([])
})

test.each([
  ['1.0', '1.1'],
  ['1.9', '1.10'],
  ['final', 'final.1'],
  ['', '.1'],
])('TP13: after %s comes %s', (version, next) => {
  expect(nextVersion(version)).toBe(next)
})
