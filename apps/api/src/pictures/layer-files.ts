import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { composeVersion } from '@teamloom/garment/compose-version.ts'
import type { Manifest } from '@teamloom/layers/manifest.ts'

/** The baked layers of the products: the catalogue's `package.json` says where they lie. */
const bakedLayers = fileURLToPath(import.meta.resolve('@teamloom/catalog/layers'))

export function layersFolder(product: string): string {
  return path.join(bakedLayers, product)
}

type Known = { readonly manifest: Manifest; readonly json: string; readonly drawnBy: string }

const known = new Map<string, Known>()

/** What can be drawn of a product; undefined when it has no layers. Read once. */
export function findLayers(product: string): Known | undefined {
  const before = known.get(product)
  if (before || !/^\w+$/.test(product)) return before
  const file = path.join(layersFolder(product), 'layers.json')
  if (!fs.existsSync(file)) return undefined
  const json = fs.readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12)
  const found = { manifest: JSON.parse(json) as Manifest, json, drawnBy: `${composeVersion} ${hash}` }
  known.set(product, found)
  return found
}
