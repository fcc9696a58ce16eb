import type { Curve } from '@teamloom/shape/curve.ts'
import { between, distance, type Point } from '@teamloom/shape/point.ts'
import type { Face, TrimLeg, ZipChainTrim, ZipSliderTrim } from '../trim.ts'
import type { FlatMark } from './flat.ts'
import type { Lay } from './lay.ts'

/** Inches. */
const halfTeeth = 0.11
const pitch = { moulded: 0.2, metal: 0.15, coil: 0.1 } as const

export function drawZipChain(trim: ZipChainTrim, laid: readonly Lay[]): FlatMark[] {
  return trim.legs.flatMap((leg): FlatMark[] => {
    const at = alongLeg(leg, laid)
    if (!at) return []
    const length = distance(leg.from, leg.to)
    const beside = (across: number): Curve => [0, length].map(along => at(along, across))
    const strip = (half: number): Curve => [...beside(half), ...beside(-half).toReversed()]
    const count = Math.floor(length / pitch[trim.teeth])
    const ticks = Array.from({ length: count }, (_, i): Curve => {
      const along = ((i + 0.5) * length) / count
      const out = i % 2 === 0 ? 1 : -1
      return [at(along, 0), at(along, out * halfTeeth)]
    })
    return [
      fill(trim.name, strip(trim.width / 2), trim.faces.tape),
      fill(trim.name, strip(halfTeeth), trim.faces.teeth),
      hardware(trim.name, [beside(halfTeeth), beside(-halfTeeth), beside(0), ...ticks], false),
    ]
  })
}

export function drawZipSlider(trim: ZipSliderTrim, laid: readonly Lay[]): FlatMark[] {
  const [leg] = trim.legs
  const at = leg && alongLeg(leg, laid)
  if (!at) return []
  const outline = (corners: readonly Point[]): Curve =>
    [...corners, ...corners.toReversed().map(([u, v]): Point => [-u, v])].map(([u, v]) => at(v, u))
  const slider = outline([
    [0.12, 0.1],
    [0.2, 0.18],
    [0.13, 0.52],
  ])
  const puller = outline(
    trim.puller === 'tab'
      ? [
          [0.08, 0.3],
          [0.15, 1.15],
          [0.08, 1.3],
        ]
      : [
          [0.06, 0.3],
          [0.06, 1.75],
        ],
  )
  return [
    fill(trim.name, slider, trim.faces.slider),
    fill(trim.name, puller, trim.faces.puller),
    hardware(trim.name, [slider, puller], true),
  ]
}

/** Places down a leg and across it; undefined where its piece, or that part of it, is not seen. */
function alongLeg(
  { on, from, to }: TrimLeg,
  laid: readonly Lay[],
): ((along: number, across: number) => Point) | undefined {
  const host = laid.find(lay => lay.piece.name === on && lay.depth === 'near')
  if (!host || host.shows(from) < 0) return undefined
  const length = distance(from, to)
  return (along, across) => {
    const [u, v] = between(from, to, along / length)
    const [acrossU, acrossV] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
    return host.at([u + across * acrossU, v + across * acrossV])
  }
}

function fill(of: string, line: Curve, face: Face): FlatMark {
  return { kind: 'fill', of, lines: [line], face, isInside: false }
}

function hardware(of: string, lines: readonly Curve[], isClosed: boolean): FlatMark {
  return { kind: 'line', of, lines, isClosed, role: 'hardware', face: null }
}
