import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bakeSource, bakesFolder } from '@teamloom/api/pictures/bake-files.ts'
import { type BakeEntry, holderOf, type Manifest } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { readWholeSide } from '@teamloom/garment/garment-store.ts'

export const repository = join(import.meta.dirname, '..')

export function readManifest(product: string): Manifest {
  return JSON.parse(readFileSync(join(bakesFolder(product), 'layers.json'), 'utf8')) as Manifest
}

/** Where a bake's bytes lie. */
export function fileOf(manifest: Manifest, entry: BakeEntry): string {
  return join(bakesFolder(holderOf(manifest, entry)), entry.file)
}

/** A side with the bakes of all styles. */
export function readSide(manifest: Manifest, side: Side): Promise<DecodedSide> {
  return readWholeSide(bakeSource, manifest, side)
}
