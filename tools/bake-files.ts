import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Bake } from '@teamloom/bakes/bake.ts'
import { type BakeEntry, holderOf, type Manifest } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { unpackBake } from '@teamloom/bakes/unpack-bake.ts'
import { assembleSide, type DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { decodeGray } from './webp.ts'

export const repository = join(import.meta.dirname, '..')

/** The catalogue's `package.json` says where they lie. */
const allBakes = fileURLToPath(import.meta.resolve('@teamloom/catalog/bakes'))

export function bakesFolder(product: string): string {
  return join(allBakes, product)
}

export function readManifest(product: string): Manifest {
  return JSON.parse(readFileSync(join(bakesFolder(product), 'layers.json'), 'utf8')) as Manifest
}

/** Where a bake's bytes lie. */
export function fileOf(manifest: Manifest, entry: BakeEntry): string {
  return join(bakesFolder(holderOf(manifest, entry)), entry.file)
}

/** A side with all its bakes. */
export async function readSide(manifest: Manifest, side: Side): Promise<DecodedSide> {
  const bakes: Record<string, Bake> = {}
  for (const entry of manifest.sides[side]) {
    const file = readFileSync(fileOf(manifest, entry))
    bakes[entry.name] = await unpackBake(brotliDecompressSync(file), decodeGray)
  }
  return assembleSide(manifest, side, bakes)
}
