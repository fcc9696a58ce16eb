import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bakesToDraw, type Manifest } from '@teamloom/bakes/manifest.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import type { Figure } from './figure.ts'

const megabyte = 1_000_000
const folder = fileURLToPath(import.meta.resolve('@teamloom/catalog/bakes'))

/** What the bakes weigh: all of a product's, and those that the first picture of a new design needs. */
export async function benchBakeBytes(): Promise<Figure[]> {
  const weights = products.flatMap(product => {
    const file = path.join(folder, product.product.name, 'layers.json')
    if (!fs.existsSync(file)) return []
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest
    const all = Object.values(manifest.sides).flat()
    const { styles } = drawnDesign(createDocument(product), product)
    const sum = (entries: readonly { readonly bytes: number }[]) =>
      entries.reduce((total, { bytes }) => total + bytes, 0)
    return [{ name: product.product.name, all: sum(all), first: sum(bakesToDraw(manifest, 'front', styles)) }]
  })
  const mean = weights.reduce((total, { all }) => total + all, 0) / weights.length / megabyte
  return [
    {
      name: 'bakes of a product, mean',
      value: mean,
      unit: 'MB',
      most: 2.5,
      detail: Object.fromEntries(
        weights.map(({ name, all, first }) => [name, `${all} bytes, ${first} for a first front`]),
      ),
    },
  ]
}
