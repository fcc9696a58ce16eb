import { must } from '@teamloom/kit/assert.ts'
import type { Layer } from '@teamloom/layers/layer.ts'
import type { LayerEntry, Manifest } from '@teamloom/layers/manifest.ts'
import type { Side } from '@teamloom/layers/side.ts'

export type LoadedLayer = { readonly entry: LayerEntry; readonly layer: Layer }

/** A side's layers in memory: those at least that the looks to be drawn ask for. */
export type DecodedSide = {
  readonly manifest: Manifest
  readonly side: Side
  readonly layers: readonly LoadedLayer[]
}

/** Puts unpacked layers (by their names in the manifest) together as a side that can be drawn. */
export function assembleSide(
  manifest: Manifest,
  side: Side,
  layers: Readonly<Record<string, Layer>>,
): DecodedSide {
  const entries = manifest.sides[side].filter(entry => entry.name in layers)
  return {
    manifest,
    side,
    layers: entries
      .toSorted((a, b) => a.z - b.z)
      .map(entry => ({ entry, layer: must(layers[entry.name], entry.name) })),
  }
}
