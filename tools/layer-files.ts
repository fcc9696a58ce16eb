import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { assembleSide, type DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Layer } from '@teamloom/layers/layer.ts'
import { holderOf, type LayerEntry, type Manifest } from '@teamloom/layers/manifest.ts'
import type { Side } from '@teamloom/layers/side.ts'
import { unpackLayer } from '@teamloom/layers/unpack-layer.ts'
import { decodeGray } from './webp.ts'

export const repository = join(import.meta.dirname, '..')

/** The catalogue's `package.json` says where they lie. */
const bakedLayers = fileURLToPath(import.meta.resolve('@teamloom/catalog/layers'))

export function layersFolder(product: string): string {
  return join(bakedLayers, product)
}

export function readManifest(product: string): Manifest {
  return JSON.parse(readFileSync(join(layersFolder(product), 'layers.json'), 'utf8')) as Manifest
}

/** Where a layer's bytes lie. */
export function fileOf(manifest: Manifest, entry: LayerEntry): string {
  return join(layersFolder(holderOf(manifest, entry)), entry.file)
}

/** A side with all its layers. */
export async function readSide(manifest: Manifest, side: Side): Promise<DecodedSide> {
  const layers: Record<string, Layer> = {}
  for (const entry of manifest.sides[side]) {
    const file = readFileSync(fileOf(manifest, entry))
    layers[entry.name] = await unpackLayer(brotliDecompressSync(file), decodeGray)
  }
  return assembleSide(manifest, side, layers)
}
