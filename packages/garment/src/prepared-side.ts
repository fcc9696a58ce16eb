import { slotOf } from '@teamloom/layers/region.ts'
import type { DecodedSide } from './decoded-side.ts'
import { type GrainedShade, grainShade, yarnOfFrame } from './fabric-grain.ts'
import type { Frame } from './frame.ts'
import type { Look } from './look.ts'
import type { Painter } from './painter.ts'
import { stackLayers } from './stack-layers.ts'

/**
 * What is the same for many looks is worked out once and kept with the side: the stacked layers
 * of a choice of styles, and the grain of a choice of fabrics.
 */
type Kept = {
  frames: Map<string, Frame>
  grains: WeakMap<Frame, Map<string, GrainedShade>>
  yarns: WeakMap<Frame, GrainedShade>
}

/** Frames of the last few style choices; each takes about 12 MB. */
const framesKept = 3

const kept = new WeakMap<DecodedSide, Kept>()

function keptOf(side: DecodedSide): Kept {
  let own = kept.get(side)
  if (!own) {
    own = { frames: new Map(), grains: new WeakMap(), yarns: new WeakMap() }
    kept.set(side, own)
  }
  return own
}

export function frameOf(side: DecodedSide, look: Look): Frame {
  const { frames } = keptOf(side)
  const slots = side.manifest.regions.map(region => {
    const slot = slotOf(region)
    return slot === null || slot in look.cloths ? '1' : '0'
  })
  const styles = Object.entries(look.styles).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const key = JSON.stringify([styles, slots.join('')])
  const frame = frames.get(key) ?? stackLayers(side, look)
  frames.delete(key)
  frames.set(key, frame)
  for (const oldest of frames.keys()) {
    if (frames.size <= framesKept) break
    frames.delete(oldest)
  }
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

export function yarnMapOf(side: DecodedSide, frame: Frame): GrainedShade {
  const { yarns } = keptOf(side)
  const yarn = yarns.get(frame) ?? yarnOfFrame(frame)
  yarns.set(frame, yarn)
  return yarn
}
