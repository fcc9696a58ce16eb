import type { Box } from './manifest.ts'

type MapHeader = { readonly box: Box; readonly step: number }

/** What a bake file says before its sections. */
export type BakeHeader = {
  readonly box: Box
  /** Region index of each chart, chart 1 first. */
  readonly regions: readonly number[]
  readonly shadow: MapHeader | null
  readonly ground: MapHeader | null
}
