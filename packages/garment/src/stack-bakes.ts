import {
  type Bake,
  clearedChart,
  fullCoverage,
  type GrayMap,
  mixedChart,
  noChart,
} from '@teamloom/bakes/bake.ts'
import { type Box, isDrawn, pictureBoxOf } from '@teamloom/bakes/manifest.ts'
import { type Region, slotOf } from '@teamloom/bakes/region.ts'
import { shadowFactors } from '@teamloom/bakes/shade-code.ts'
import type { DecodedSide, LoadedBake } from './decoded-side.ts'
import { emptyPixel, type Frame, type FrameMixed, mixedPixel, runsOf } from './frame.ts'
import { eachGray } from './gray-map.ts'
import type { Look } from './look.ts'

type Sample = { chart: number; weight: number; shade: number; u: number; v: number }

type Stack = {
  /** What the picture shows of the pixels that bakes are given in. */
  box: Box
  chartRegions: (Region | null)[]
  chart: Uint16Array
  shade: Uint8Array
  u: Int16Array
  v: Int16Array
  samples: Map<number, Sample[]>
  ground: Uint8Array | null
  /** The base's, before other bakes changed its outline. */
  baseGround: Uint8Array | null
}

/** The frame of a look's styles, lowest bake first; trims without a cloth are left out. */
export function stackBakes(side: DecodedSide, look: Look): Frame {
  const box = pictureBoxOf(side.manifest, look.styles, side.side)
  const { width, height } = box
  const stack: Stack = {
    box,
    chartRegions: [null],
    chart: new Uint16Array(width * height),
    shade: new Uint8Array(width * height),
    u: new Int16Array(width * height),
    v: new Int16Array(width * height),
    samples: new Map(),
    ground: null,
    baseGround: null,
  }
  for (const loaded of side.bakes)
    if (isDrawn(loaded.entry.when, look.styles)) addBake(stack, loaded, side.manifest.regions, look)
  const ground = stack.ground && fadeAtBorder(stack.ground, width)
  return {
    camera: { ...side.manifest.camera, width, height },
    left: box.x,
    top: box.y,
    chartRegions: stack.chartRegions,
    chart: stack.chart,
    shade: stack.shade,
    u: stack.u,
    v: stack.v,
    mixed: listMixed(stack.samples),
    runs: runsOf(stack.chart, ground, width),
    ground,
  }
}

function addBake(stack: Stack, { entry, bake }: LoadedBake, regions: readonly Region[], look: Look): void {
  const offset = stack.chartRegions.length - 1
  const own = Array.from(bake.chartRegions, index => regions[index]!)
  const shown = own.map(region => {
    const slot = slotOf(region)
    return entry.kind !== 'overlay' || slot === null || slot in look.cloths
  })
  if (!shown.includes(true)) return
  stack.chartRegions.push(...own)
  if (bake.shadow) darken(stack, bake.shadow)
  if (bake.ground) addGround(stack, spreadGround(bake.ground, stack))
  if (entry.kind === 'overlay') layOver(stack, bake, offset, shown)
  else replace(stack, bake, offset)
}

function darken(stack: Stack, shadow: GrayMap): void {
  eachGray(
    shadow,
    (x, y, code) => {
      if (code > 253) return
      const factor = shadowFactors[code]!
      const at = pixelAt(stack, x, y)
      if (stack.chart[at] === mixedPixel)
        for (const sample of stack.samples.get(at)!) sample.shade = Math.round(sample.shade * factor)
      else stack.shade[at] = Math.round(stack.shade[at]! * factor)
    },
    255,
  )
}

function replace(stack: Stack, bake: Bake, offset: number): void {
  eachPixel(stack, bake, (at, from, chart, samples) => {
    dropSamples(stack, at)
    if (chart === clearedChart) stack.chart[at] = emptyPixel
    else if (samples) setMixed(stack, at, readSamples(bake, samples, offset))
    else setPlain(stack, at, bake, from, chart + offset)
  })
}

function layOver(stack: Stack, bake: Bake, offset: number, shown: readonly boolean[]): void {
  eachPixel(stack, bake, (at, from, chart, samples) => {
    if (!samples) {
      if (!shown[chart - 1]) return
      dropSamples(stack, at)
      setPlain(stack, at, bake, from, chart + offset)
      return
    }
    const above = readSamples(bake, samples, offset).filter(sample => shown[sample.chart - offset - 1])
    if (above.length === 0) return
    const left = 1 - above.reduce((sum, sample) => sum + sample.weight, 0)
    if (left > 1 / 64)
      above.push(...samplesAt(stack, at).map(sample => ({ ...sample, weight: sample.weight * left })))
    setMixed(stack, at, above)
  })
}

function pixelAt({ box }: Stack, x: number, y: number): number {
  return (y - box.y) * box.width + x - box.x
}

type SampleRange = { from: number; to: number }

function eachPixel(
  stack: Stack,
  bake: Bake,
  visit: (at: number, from: number, chart: number, samples: SampleRange | null) => void,
): void {
  const { box, chart, mixed } = bake
  let next = 0
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const from = y * box.width + x
      const number = chart[from]!
      if (number === noChart) continue
      const samples = number === mixedChart ? { from: mixed.first[next]!, to: mixed.first[++next]! } : null
      visit(pixelAt(stack, box.x + x, box.y + y), from, number, samples)
    }
}

function readSamples(bake: Bake, { from, to }: SampleRange, offset: number): Sample[] {
  const { mixed } = bake
  const samples: Sample[] = []
  for (let k = from; k < to; k++)
    samples.push({
      chart: mixed.chart[k]! + offset,
      weight: mixed.coverage[k]! / fullCoverage,
      shade: mixed.shade[k]!,
      u: mixed.u[k]!,
      v: mixed.v[k]!,
    })
  return samples
}

function samplesAt(stack: Stack, at: number): Sample[] {
  const chart = stack.chart[at]!
  if (chart === mixedPixel) return stack.samples.get(at)!
  if (chart === emptyPixel) return []
  return [{ chart, weight: 1, shade: stack.shade[at]!, u: stack.u[at]!, v: stack.v[at]! }]
}

/** What is mixed alone has samples: to ask the pixel is much quicker. */
function dropSamples(stack: Stack, at: number): void {
  if (stack.chart[at] === mixedPixel) stack.samples.delete(at)
}

function setMixed(stack: Stack, at: number, samples: Sample[]): void {
  stack.chart[at] = mixedPixel
  stack.samples.set(at, samples)
}

function setPlain(stack: Stack, at: number, bake: Bake, from: number, chart: number): void {
  stack.chart[at] = chart
  stack.shade[at] = bake.shade[from]!
  stack.u[at] = bake.u[from]!
  stack.v[at] = bake.v[from]!
}

/** Bakes that change the outline each bring the shadow of a garment with that change alone: changes add up. */
function addGround(stack: Stack, ground: Uint8Array): void {
  const { ground: before, baseGround: base } = stack
  if (!before || !base) {
    stack.ground = stack.baseGround = ground
    return
  }
  stack.ground = before.map((dark, at) => Math.max(0, Math.min(255, dark + ground[at]! - base[at]!)))
}

/** Pixels over which a shadow ends before the frame does. */
const fade = 16

/** Only the border's pixels are visited: a frame has more than a million others. */
function fadeAtBorder(ground: Uint8Array, width: number): Uint8Array {
  const height = ground.length / width
  const faded = ground.slice()
  for (let y = 0; y < height; y++) {
    const toEdge = Math.min(y, height - 1 - y)
    const span = (from: number, to: number) => {
      for (let x = from; x < to; x++) {
        const toBorder = Math.min(fade, toEdge, x, width - 1 - x)
        faded[y * width + x] = (ground[y * width + x]! * toBorder) / fade
      }
    }
    if (toEdge < fade) span(0, width)
    else {
      span(0, fade)
      span(width - fade, width)
    }
  }
  return faded
}

/** What of a shadow the picture shows. */
function spreadGround(map: GrayMap, stack: Stack): Uint8Array {
  const ground = new Uint8Array(stack.chart.length)
  const { x: left, y: top, width, height } = stack.box
  eachGray(
    map,
    (x, y, dark) => {
      if (x < left || y < top || x >= left + width || y >= top + height) return
      ground[pixelAt(stack, x, y)] = dark
    },
    0,
  )
  return ground
}

function listMixed(samples: Map<number, Sample[]>): FrameMixed {
  const pixel = Uint32Array.from(samples.keys()).sort()
  const first = new Uint32Array(pixel.length + 1)
  pixel.forEach((at, k) => {
    first[k + 1] = first[k]! + samples.get(at)!.length
  })
  const count = first.at(-1)!
  const mixed = {
    pixel,
    first,
    chart: new Uint16Array(count),
    weight: new Float32Array(count),
    shade: new Uint8Array(count),
    u: new Int16Array(count),
    v: new Int16Array(count),
  }
  let k = 0
  for (const at of pixel)
    for (const { chart, weight, shade, u, v } of samples.get(at)!) {
      mixed.chart[k] = chart
      mixed.weight[k] = weight
      mixed.shade[k] = shade
      mixed.u[k] = u
      mixed.v[k] = v
      k++
    }
  return mixed
}
