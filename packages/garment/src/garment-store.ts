import type { Bake } from '@teamloom/bakes/bake.ts'
import {
  type BakeEntry,
  bakesToDraw,
  holderOf,
  type Manifest,
  type Styles,
} from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { type DecodeGray, unpackBake } from '@teamloom/bakes/unpack-bake.ts'
import { assembleSide, type DecodedSide } from './decoded-side.ts'
import { RecentlyUsed } from './recently-used.ts'

/** Where baked pictures come from. */
export type BakeSource = {
  readonly readManifest: (product: string) => Promise<Manifest>
  /** A bake's bytes from the folder of the product that holds it, without their brotli. */
  readonly readBake: (holder: string, entry: BakeEntry) => Promise<Uint8Array>
  readonly decodeGray: DecodeGray
}

export type GarmentStore = {
  readonly openManifest: (product: string) => Promise<Manifest>
  /** A side with the bakes that these styles need. */
  readonly openSide: (product: string, side: Side, styles: Styles) => Promise<DecodedSide>
}

export type StoreLimits = {
  /** Each takes about 20 MB with what composition prepares of it, its bakes aside. */
  readonly mostSides: number
  readonly mostBakeBytes: number
}

const manifestsKept = 100

/** Garments read once and kept while they are used; what could not be read is asked for again. */
export function openGarmentStore(
  source: BakeSource,
  { mostSides, mostBakeBytes }: StoreLimits,
): GarmentStore {
  const manifests = new RecentlyUsed<string, Promise<Manifest>>(manifestsKept)
  const bakes = new RecentlyUsed<string, Promise<Bake>>(mostBakeBytes)
  const sides = new RecentlyUsed<string, Promise<DecodedSide>>(mostSides)

  const openManifest = (product: string) => keep(manifests, product, 1, () => source.readManifest(product))

  const openBake = (manifest: Manifest, entry: BakeEntry) => {
    const key = `${holderOf(manifest, entry)}/${entry.file}`
    return keep(bakes, key, decodedBytes(entry), () => readBake(source, manifest, entry))
  }

  return {
    openManifest,
    openSide: async (product, side, styles) => {
      const manifest = await openManifest(product)
      const entries = bakesToDraw(manifest, side, styles)
      const key = `${product} ${side} ${entries.map(({ name }) => name).join(' ')}`
      return keep(sides, key, 1, () => assemble(manifest, side, entries, entry => openBake(manifest, entry)))
    },
  }
}

/** A side with the bakes of all styles. */
export function readWholeSide(source: BakeSource, manifest: Manifest, side: Side): Promise<DecodedSide> {
  return assemble(manifest, side, manifest.sides[side], entry => readBake(source, manifest, entry))
}

/** A bake as it is drawn. */
export async function readBake(source: BakeSource, manifest: Manifest, entry: BakeEntry): Promise<Bake> {
  return unpackBake(await source.readBake(holderOf(manifest, entry), entry), source.decodeGray)
}

async function assemble(
  manifest: Manifest,
  side: Side,
  entries: readonly BakeEntry[],
  open: (entry: BakeEntry) => Promise<Bake>,
): Promise<DecodedSide> {
  const opened = await Promise.all(entries.map(async entry => [entry.name, await open(entry)] as const))
  return assembleSide(manifest, side, Object.fromEntries(opened))
}

/** Chart, shade, u and v of each pixel; the mixed ones are few. */
function decodedBytes({ box }: BakeEntry): number {
  return 7 * box.width * box.height
}

function keep<Value>(
  cache: RecentlyUsed<string, Promise<Value>>,
  key: string,
  size: number,
  read: () => Promise<Value>,
): Promise<Value> {
  const before = cache.get(key)
  if (before) return before
  const reading = read()
  cache.set(key, reading, size)
  reading.catch(() => {
    if (cache.peek(key) === reading) cache.delete(key)
  })
  return reading
}
