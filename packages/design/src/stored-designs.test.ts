import fs from 'node:fs'
import path from 'node:path'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import { isDesignDeprecated } from './deprecation.ts'
import { type DesignDocument, documentVersion } from './document.ts'
import { type DrawnDesign, drawnDesign } from './drawn-design.ts'
import { openDocument } from './open-document.ts'
import { presentDesign } from './present-design.ts'
import { id } from './testing/sample.ts'

/** Designs as they were once stored, in the folder of the catalogue that they were made with. */
const root = path.join(import.meta.dirname, '../fixtures')
const files = fs.globSync('**/*.json', { cwd: root, exclude: ['**/*.drawn.json'] })

/** What decides on its picture, as the version that stored it drew it: techniques may come to look better. */
function shown({ styles, cloths, prints }: DrawnDesign) {
  return {
    styles,
    cloths,
    prints: prints.map(({ decorationId, assetVersionId, location, widthInches, heightInches, inks }) => ({
      decorationId,
      assetVersionId,
      positionName: location.positionName,
      side: location.side,
      panel: location.panel,
      face: location.face,
      widthInches,
      heightInches,
      inks,
    })),
  }
}

/** What products have got since they were stored, in its first style. */
const gained: Readonly<Record<string, readonly string[]>> = {
  'first-catalogue/hoodie.json': ['hood: tips plain', 'hood: position down'],
  'first-catalogue/sweatpants.json': ['waist: tips plain'],
  'first-catalogue/tshirt.json': ['body: jersey cotton'],
  'second-catalogue/hoodie.json': ['hood: tips plain', 'hood: position down'],
  'second-catalogue/hoodieSnap.json': ['hood: tips plain', 'hood: position down'],
  'second-catalogue/hoodieZip.json': ['hood: tips plain', 'hood: position down'],
  'second-catalogue/longsleeve.json': ['body: jersey cotton'],
  'second-catalogue/pulloverZip.json': ['zip: length quarter'],
  'second-catalogue/sweatpants.json': ['waist: tips plain'],
  'second-catalogue/tshirt.json': ['body: jersey cotton'],
  'second-catalogue/womanTshirt.json': ['body: jersey cotton'],
  'version-2/tshirt.json': ['body: jersey cotton'],
  'deprecated/hoodie-polar-lining.json': ['hood: tips plain', 'hood: position down'],
  'deprecated/tshirt-coral.json': ['body: jersey cotton'],
}

const elementsOf = ({ parts }: Pick<DesignDocument, 'parts'>) =>
  parts.flatMap(part => part.elements.map(({ name, style }) => `${part.name}: ${name} ${style.name}`))

type Named = { readonly name: string; readonly version: string }
type Stored = { readonly family: Named; readonly product: Named; readonly parts: DesignDocument['parts'] }

function open(file: string) {
  const stored = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Stored
  const product = must(
    findProduct(stored.family.name, stored.product.name, {
      family: stored.family.version,
      product: stored.product.version,
    }),
    file,
  )
  return { product, stored, document: openDocument(stored, product) }
}

const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}${path.sep}`)

describe('a design that was ever stored', () => {
  test.each(files.filter(file => !isIn('outdated')(file)))('opens: %s (DS1, DS3)', file => {
    const { product, document: opened } = open(file)
    const document = must(opened, 'design')
    const facts = { designId: id(1), revision: 1, timestamp: '2026-11-21T12:00:00.000Z', images: [] }
    const state = presentDesign(document, product, facts)
    expect(state.design.parts.map(({ name }) => name)).toEqual(product.parts.map(({ name }) => name))
    expect(state.decorations.every(({ inError }) => !inError)).toBe(true)
  })

  test.each(files.filter(file => !isIn('outdated')(file)))('shows what it showed: %s (DS10)', file => {
    const { product, document } = open(file)
    const drawn: unknown = JSON.parse(
      fs.readFileSync(path.join(root, file.replace('.json', '.drawn.json')), 'utf8'),
    )
    expect(shown(drawnDesign(must(document, 'design'), product))).toMatchObject(drawn as object)
  })

  test.each(files.filter(file => !isIn('outdated')(file)))(
    'keeps its elements, and gains those that its product has got since alone: %s (DS3)',
    file => {
      const { stored, document } = open(file)
      const [before, after] = [elementsOf(stored), elementsOf(must(document, 'design'))]
      expect(before.filter(element => !after.includes(element))).toEqual([])
      expect(after.filter(element => !before.includes(element))).toEqual(
        gained[file.replaceAll(path.sep, '/')] ?? [],
      )
    },
  )

  test.each(files.filter(isIn('deprecated')))('warns of what is no longer offered: %s (DS15)', file => {
    const { product, document } = open(file)
    expect(isDesignDeprecated(product, must(document, 'design'))).toBe(true)
  })

  test.each(files.filter(isIn('outdated')))(
    'is outdated when it has parts that no version knows: %s (DS1)',
    file => {
      expect(open(file).document).toBeUndefined()
    },
  )

  test('is there for each kind of these tests', () => {
    const versions = Array.from({ length: documentVersion - 1 }, (_, index) => `version-${index + 2}`)
    for (const folder of ['first-catalogue', 'second-catalogue', 'deprecated', 'outdated', ...versions])
      expect(files.some(isIn(folder))).toBe(true)
  })
})
