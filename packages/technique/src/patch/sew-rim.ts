import { hash } from '../noise.ts'
import type { Strand } from '../thread/strand.ts'
import type { PatchOutline } from './patch-outline.ts'

/** Between turns of the yarn, along the middle of the rim; and how far each leans along it. Millimetres. */
const pitch = 0.58
const lean = 1.05

/** The overcast edge: yarn wound over it, turn beside turn. */
export function sewRim({ edge }: PatchOutline, width: number, region: number, out: Strand[]): void {
  const middle = width / 2
  let walked = 0
  let due = 0
  for (let i = 0, n = 0; i < edge.length; i++) {
    const from = edge[i]!
    const to = edge[(i + 1) % edge.length]!
    const length = Math.hypot(
      to.x - from.x - middle * (to.outX - from.outX),
      to.y - from.y - middle * (to.outY - from.outY),
    )
    for (; due < walked + length; n++) {
      const t = (due - walked) / length
      const x = from.x + (to.x - from.x) * t
      const y = from.y + (to.y - from.y) * t
      const outX = from.outX + (to.outX - from.outX) * t
      const outY = from.outY + (to.outY - from.outY) * t
      const swing = (hash(n, 0, 7) - 0.5) * 0.14
      const outer = 0.02 + (hash(n, 1, 7) - 0.5) * 0.1
      const inner = width + (hash(n, 2, 7) - 0.5) * 0.24
      out.push({
        kind: 'rim',
        region,
        x0: x - outX * inner - outY * (lean / 2 + swing),
        y0: y - outY * inner + outX * (lean / 2 + swing),
        x1: x + outX * outer + outY * (lean / 2 - swing),
        y1: y + outY * outer - outX * (lean / 2 - swing),
        bulge: 0.12,
        base: 0.15,
        lift: 1.5,
        tone: (hash(n, 3, 7) - 0.5) * 1.6,
      })
      due += pitch * (1 + (hash(n, 4, 7) - 0.5) * 0.08)
    }
    walked += length
  }
}
