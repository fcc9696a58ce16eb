import type { CordTrim } from '@teamloom/pattern/trim.ts'
import type { Random } from '../random.ts'
import type { Vec } from '../vector.ts'
import { add, scale } from '../vector.ts'
import { depthAt, type FrontRelief } from './front-relief.ts'
import { type Host, readHost } from './host.ts'

const spacing = 0.12
const steps = 1600
const dt = 1 / 240
const gravity = 386
/** Passes over the cord's lengths in a step. */
const passes = 12
/** How much a bent cord springs back, of 1. */
const springs = 0.12
/** Inches that a cord swings to either side, and from one swing to the next: it was wound up in its pack. */
const swing = 0.3
const swingLength = 7.5
/** Inches a step: slower than this a cord sticks to the cloth below it. */
const sticks = 0.004
const smoothing = 10

/** The middle line of a cord that hangs from its hole and lies on the cloth in front. */
export function hangCord(trim: CordTrim, host: Host, front: FrontRelief, random: Random): Vec[] {
  const { position: hole, normal } = readHost(host, trim.seat.on, trim.seat.face, ...trim.seat.at)
  const radius = trim.profile === 'round' ? trim.width / 2 : 0.06
  const count = Math.round(trim.length / spacing)
  const lean = 0.6 + 0.4 * random()
  const phase = 2 * Math.PI * random()
  const aside = (down: number) =>
    swing * lean * Math.min(1, down / 2) * Math.sin((2 * Math.PI * down) / swingLength + phase)
  const points: Vec[] = Array.from({ length: count }, (_, i) => {
    const down = i * spacing
    const out = add(hole, scale(normal, 0.15 + radius + 0.2 * Math.min(1, down)))
    return [out[0] + aside(down), out[1] - down, out[2] + 0.4]
  })
  let now = [scale(add(hole, hole), 0.5), add(hole, scale(normal, 0.1 + radius)), ...points].map(
    p => [...p] as [number, number, number],
  )
  let before = now.map(p => [...p] as [number, number, number])
  for (let step = 0; step < steps; step++) {
    const next = now.map((p, i): [number, number, number] => {
      if (i < 2) return [...p]
      const kept = step < steps * 0.5 ? 0.985 : 0.96
      return [
        p[0] + (p[0] - before[i]![0]) * kept,
        p[1] + (p[1] - before[i]![1]) * kept - gravity * dt * dt,
        p[2] + (p[2] - before[i]![2]) * kept - 40 * dt * dt,
      ]
    })
    for (let pass = 0; pass < passes; pass++) {
      keepLengths(next)
      keepStraight(next)
    }
    rest(next, now, front, radius, trim.profile === 'flat' ? trim.width / 2 : 0)
    before = now
    now = next
  }
  return smooth(now)
}

/** Grip leaves each point a little aside of its neighbours: a cord bends evenly. */
function smooth(points: readonly Vec[]): Vec[] {
  let line = [...points]
  for (let round = 0; round < smoothing; round++)
    line = line.map((p, i) => {
      if (i < 2 || i + 1 === line.length) return p
      return add(scale(p, 0.5), scale(add(line[i - 1]!, line[i + 1]!), 0.25))
    })
  return line
}

function keepLengths(points: [number, number, number][]): void {
  for (let i = 1; i < points.length - 1; i++) pull(points, i, i + 1, spacing, i < 2 ? 0 : 0.5, 1)
}

function keepStraight(points: [number, number, number][]): void {
  for (let i = 1; i < points.length - 2; i++) pull(points, i, i + 2, 2 * spacing, i < 2 ? 0 : 0.5, springs)
}

/** Brings two points to their distance; `share` is the first one's part of the way. */
function pull(
  points: [number, number, number][],
  i: number,
  j: number,
  length: number,
  share: number,
  strength: number,
): void {
  const [a, b] = [points[i]!, points[j]!]
  const d: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const now = Math.hypot(...d) || 1e-6
  const step = (strength * (now - length)) / now
  for (let axis = 0; axis < 3; axis++) {
    a[axis]! += d[axis]! * step * share
    b[axis]! -= d[axis]! * step * (1 - share)
  }
}

/** On the cloth, with grip; `halfWidth` to either side of the cord lies on it as well. */
function rest(
  points: [number, number, number][],
  before: readonly [number, number, number][],
  front: FrontRelief,
  radius: number,
  halfWidth: number,
): void {
  points.forEach((point, i) => {
    if (i < 2) return
    const depths = [-1, 0, 1].map(side => depthAt(front, point[0] + side * halfWidth, point[1]))
    const least = Math.max(...depths) + radius + 0.02
    if (point[2] >= least) return
    point[2] = least
    const across = point[0] - before[i]![0]
    point[0] -= Math.abs(across) < sticks ? across : across * 0.4
    point[1] += (before[i]![1] - point[1]) * 0.1
  })
}
