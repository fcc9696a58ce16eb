import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Manifest } from '@teamloom/bakes/manifest.ts'
import { composeVersion } from '@teamloom/garment/compose-version.ts'
import type { BakeSource } from '@teamloom/garment/garment-store.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'

/** The bakes of the products: the catalogue's `package.json` says where they lie. */
const allBakes = fileURLToPath(import.meta.resolve('@teamloom/catalog/bakes'))

export function bakesFolder(product: string): string {
  return path.join(allBakes, product)
}

type Known = { readonly manifest: Manifest; readonly json: string; readonly drawnBy: string }

const known = new Map<string, Known>()

/** What can be drawn of a product; undefined when it has no bakes. Read once. */
export function findBakes(product: string): Known | undefined {
  const before = known.get(product)
  if (before || !/^\w+$/.test(product)) return before
  const file = path.join(bakesFolder(product), 'layers.json')
  if (!fs.existsSync(file)) return undefined
  const json = fs.readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12)
  const found = { manifest: JSON.parse(json) as Manifest, json, drawnBy: `${composeVersion} ${hash}` }
  known.set(product, found)
  return found
}

const unpackBrotli = promisify(zlib.brotliDecompress)

export const bakeSource: BakeSource = {
  readManifest: async product => must(findBakes(product), `bakes of ${product}`).manifest,
  readBake: async (holder, { file }) =>
    unpackBrotli(await fs.promises.readFile(path.join(bakesFolder(holder), file))),
  decodeGray: webp => sharp(webp).extractChannel(0).raw().toBuffer(),
}
