import type { Bake } from '@teamloom/bakes/bake.ts'
import type { BakeEntry, Manifest } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { must } from '@teamloom/kit/assert.ts'

export type LoadedBake = { readonly entry: BakeEntry; readonly bake: Bake }

/** A side's bakes in memory: those at least that the looks to be drawn ask for. */
export type DecodedSide = {
  readonly manifest: Manifest
  readonly side: Side
  readonly bakes: readonly LoadedBake[]
}

/** Puts unpacked bakes (by their names in the manifest) together as a side that can be drawn. */
export function assembleSide(
  manifest: Manifest,
  side: Side,
  bakes: Readonly<Record<string, Bake>>,
): DecodedSide {
  const entries = manifest.sides[side].filter(entry => entry.name in bakes)
  return {
    manifest,
    side,
    bakes: entries
      .toSorted((a, b) => a.z - b.z)
      .map(entry => ({ entry, bake: must(bakes[entry.name], entry.name) })),
  }
}
