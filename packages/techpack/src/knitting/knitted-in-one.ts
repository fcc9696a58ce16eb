import type { Label } from '@teamloom/kit/label.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import { splitEdgeName } from '@teamloom/shape/seam.ts'
import { isKnitted } from '../notches.ts'
import { pieceLabel } from '../pieces/piece-label.ts'

/** TP57: pieces that hang together where the pattern has no seam, as they are knitted; none of what is by itself. */
export function knittedInOne(cut: Cut): Label[][] {
  const knitted = cut.pieces.filter(isKnitted).map(({ name }) => name)
  const groups = new Map(knitted.map(name => [name, new Set([name])]))
  const hung = cut.seams
    .filter(({ a, b }) => cut.seamless.includes(a) || cut.seamless.includes(b))
    .map(({ a, b }) => [splitEdgeName(a).panel, splitEdgeName(b).panel] as const)
  // A hat is knitted on into its turn-up.
  const turnedUp = cut.pieces.some(({ wrap }) => wrap.kind === 'head') ? [['front', 'cuff'] as const] : []
  for (const [a, b] of [...hung, ...turnedUp]) {
    const [one, other] = [groups.get(a), groups.get(b)]
    if (!one || !other || one === other) continue
    for (const name of other) {
      one.add(name)
      groups.set(name, one)
    }
  }
  return [...new Set(groups.values())]
    .filter(({ size }) => size > 1)
    .map(group => knitted.filter(name => group.has(name)).map(name => pieceLabel(name, cut)))
}
