import type { Box } from '@teamloom/bakes/manifest.ts'
import { type Frame, type FrameMixed, runsOf } from './frame.ts'
import { RecentlyUsed } from './recently-used.ts'

/** Pixels of all that are kept of a frame, each fifty bytes with what composition prepares of it: thirty tiles, or six backs. */
const pixelsKept = 1_000_000

const cuts = new WeakMap<Frame, RecentlyUsed<string, Frame>>()

/** A part of a frame as a frame of its own: what is drawn of it is what the whole shows there, with less work. */
export function cutFrame(whole: Frame, box: Box): Frame {
  const known = cuts.get(whole) ?? new RecentlyUsed(pixelsKept)
  cuts.set(whole, known)
  const key = `${box.x} ${box.y} ${box.width} ${box.height}`
  const frame = known.get(key) ?? cut(whole, box)
  known.set(key, frame, box.width * box.height)
  return frame
}

function cut(whole: Frame, box: Box): Frame {
  const { x, y, width, height } = box
  const chart = copyRows(whole, whole.chart, box, new Uint16Array(width * height))
  const mixed = cutMixed(whole, box)
  // What is not seen in it is not painted: its fabric's grain takes longer to come about than a small part to be drawn.
  const seen = new Set([...new Set(chart), ...mixed.chart])
  const ground = whole.ground && copyRows(whole, whole.ground, box, new Uint8Array(width * height))
  return {
    camera: { ...whole.camera, width, height },
    left: whole.left + x,
    top: whole.top + y,
    chartRegions: whole.chartRegions.map((region, number) => (seen.has(number) ? region : null)),
    chart,
    shade: copyRows(whole, whole.shade, box, new Uint8Array(width * height)),
    u: copyRows(whole, whole.u, box, new Int16Array(width * height)),
    v: copyRows(whole, whole.v, box, new Int16Array(width * height)),
    mixed,
    runs: runsOf(chart, ground, width),
    ground,
    cutFrom: { whole, x, y },
  }
}

type Plane = Uint8Array | Uint16Array | Int16Array

function copyRows<Values extends Plane>({ camera }: Frame, from: Values, box: Box, to: Values): Values {
  for (let row = 0; row < box.height; row++) {
    const at = (box.y + row) * camera.width + box.x
    to.set(from.subarray(at, at + box.width), row * box.width)
  }
  return to
}

function cutMixed({ camera, mixed }: Frame, box: Box): FrameMixed {
  const pixel: number[] = []
  const first: number[] = [0]
  const samples: number[] = []
  mixed.pixel.forEach((at, i) => {
    const x = (at % camera.width) - box.x
    const y = Math.floor(at / camera.width) - box.y
    if (x < 0 || y < 0 || x >= box.width || y >= box.height) return
    pixel.push(y * box.width + x)
    for (let k = mixed.first[i]!; k < mixed.first[i + 1]!; k++) samples.push(k)
    first.push(samples.length)
  })
  return {
    pixel: Uint32Array.from(pixel),
    first: Uint32Array.from(first),
    chart: Uint16Array.from(samples, k => mixed.chart[k]!),
    weight: Float32Array.from(samples, k => mixed.weight[k]!),
    shade: Uint8Array.from(samples, k => mixed.shade[k]!),
    u: Int16Array.from(samples, k => mixed.u[k]!),
    v: Int16Array.from(samples, k => mixed.v[k]!),
  }
}
