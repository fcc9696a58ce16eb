import { slotOf } from '@teamloom/bakes/region.ts'
import type { DecodedSide } from './decoded-side.ts'
import { type GrainedShade, grainShade } from './fabric-grain.ts'
import type { Frame } from './frame.ts'
import { type InkMap, mapInk } from './ink-map.ts'
import type { Look, Print } from './look.ts'
import { type MixMap, mapMixes } from './mix-map.ts'
import { settleInk } from './paint-ink.ts'
import type { Painter } from './painter.ts'
import { RecentlyUsed } from './recently-used.ts'
import { yarnTile } from './second-colour.ts'
import { stackBakes } from './stack-bakes.ts'

/**
 * What is the same for many looks is worked out once and kept with the side: the stacked bakes
 * of a choice of styles, the grain of a choice of fabrics, the mixes of two-coloured cloths, and the ink of the prints.
 */
type Kept = {
  frames: RecentlyUsed<string, Frame>
  /** Frames by the look itself, which is asked hundreds of times where something lies. */
  ofLooks: WeakMap<Look, Frame>
  grains: WeakMap<Frame, Map<string, GrainedShade>>
  mixes: WeakMap<Frame, { readonly key: string; readonly map: MixMap }>
  inks: WeakMap<Frame, KeptInk>
}

/** `settled` is the opaque ink under that shade. */
type KeptInk = {
  readonly prints: readonly Print[]
  readonly shade: GrainedShade
  readonly ink: InkMap
  readonly settled: Uint32Array
}

/** Frames of the last few style choices; each takes about 12 MB. */
const framesKept = 3

const kept = new WeakMap<DecodedSide, Kept>()

function keptOf(side: DecodedSide): Kept {
  let own = kept.get(side)
  if (!own) {
    own = {
      frames: new RecentlyUsed(framesKept),
      ofLooks: new WeakMap(),
      grains: new WeakMap(),
      mixes: new WeakMap(),
      inks: new WeakMap(),
    }
    kept.set(side, own)
  }
  return own
}

export function frameOf(side: DecodedSide, look: Look): Frame {
  const { ofLooks } = keptOf(side)
  const known = ofLooks.get(look)
  if (known) return known
  const frame = frameOfStyles(side, look)
  ofLooks.set(look, frame)
  return frame
}

function frameOfStyles(side: DecodedSide, look: Look): Frame {
  const { frames } = keptOf(side)
  const slots = side.manifest.regions.map(region => {
    const slot = slotOf(region)
    return slot === null || slot in look.cloths ? '1' : '0'
  })
  const styles = Object.entries(look.styles).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const key = JSON.stringify([styles, slots.join('')])
  const known = frames.get(key)
  if (known) return known
  const frame = stackBakes(side, look)
  frames.set(key, frame)
  return frame
}

export function grainedShadeOf(side: DecodedSide, frame: Frame, painter: Painter): GrainedShade {
  const { grains } = keptOf(side)
  const fabrics = painter.charts.map(paint => paint?.fabric ?? null)
  const key = fabrics.join(' ')
  const known = grains.get(frame)?.get(key)
  if (known) return known
  const grain = grainShade(frame, fabrics)
  // One choice of fabrics at a time: they change far less often than colours.
  grains.set(frame, new Map([[key, grain]]))
  return grain
}

export function mixMapOf(side: DecodedSide, frame: Frame, painter: Painter): MixMap {
  const { mixes } = keptOf(side)
  // Plain cloth takes the yarn's tile, so that it can turn into a heather without another map.
  const tiles = painter.charts.map(paint => paint?.second?.tile ?? yarnTile)
  const key = tiles.map(({ name }) => name).join(' ')
  const known = mixes.get(frame)
  if (known?.key === key) return known.map
  const map = mapMixes(frame, tiles)
  mixes.set(frame, { key, map })
  return map
}

export function inkOf(
  side: DecodedSide,
  frame: Frame,
  painter: Painter,
  { prints }: Look,
  shade: GrainedShade,
): KeptInk {
  const { inks } = keptOf(side)
  const known = inks.get(frame)
  const arePrinted = known && areSame(known.prints, prints)
  if (arePrinted && known.shade === shade) return known
  const ink = arePrinted ? known.ink : mapInk(frame, painter)
  const made = { prints, shade, ink, settled: settleInk(frame, painter, shade, ink) }
  inks.set(frame, made)
  return made
}

function areSame(before: readonly Print[], now: readonly Print[]): boolean {
  return (
    before.length === now.length &&
    before.every((print, i) =>
      (Object.keys({ ...print, ...now[i] }) as (keyof Print)[]).every(key => print[key] === now[i]?.[key]),
    )
  )
}
