import type { Manifest } from '@teamloom/bakes/manifest.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Pattern } from '@teamloom/pattern/pattern.ts'

/** A product whose pictures are tested; its sides are there while they are. */
export type Drawn = {
  readonly pattern: Pattern
  readonly product: Product
  readonly manifest: Manifest
  readonly sides: ReadonlyMap<string, DecodedSide>
}
