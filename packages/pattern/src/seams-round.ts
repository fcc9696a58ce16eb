import { crossingsOf } from '@teamloom/shape/crossings.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import type { Cut } from './pattern.ts'

export type SeamName = 'neck' | 'shoulder' | 'raglan' | 'armhole' | 'side' | 'waist' | 'edge'

/** A seam, or the edge of a piece, as far down (v) or across (u) as it is met. */
export type NearSeam = { readonly name: SeamName; readonly at: number }

export type SeamsRound = {
  /** Above a spot. */
  readonly above: NearSeam | null
  /**
   * The seam beside a spot that does not lie in the middle of a front or back: on the side on which the spot lies.
   */
  readonly beside: NearSeam | null
}

type Spot = { readonly panel: string; readonly centerU: number; readonly centerV: number }

/** Nearer to the middle than this a spot has no side of its own; inches. */
const middle = 0.25

/** The seams that one meets from a spot of a piece, in a size and its styles. */
export function seamsRound(cut: Cut, { panel, centerU, centerV }: Spot): SeamsRound {
  const seams = seamsOn(cut, panel)
  const above = seams
    .flatMap(({ name, curve }) => crossingsOf(curve, centerU, 0).map((at): NearSeam => ({ name, at })))
    .filter(({ at }) => at < centerV)
    .toSorted((a, b) => b.at - a.at)
  const isTrunk = cut.pieces.some(({ name, wrap }) => name === panel && wrap.kind === 'torso')
  const side = isTrunk && Math.abs(centerU) > middle ? Math.sign(centerU) : 0
  const beside = seams
    .flatMap(({ name, curve }) => crossingsOf(curve, centerV, 1).map((at): NearSeam => ({ name, at })))
    .filter(({ at }) => side !== 0 && (at - centerU) * side > 0)
    .toSorted((a, b) => (a.at - b.at) * side)
  return { above: above[0] ?? null, beside: beside[0] ?? null }
}

type Seam = { readonly name: SeamName; readonly curve: Curve }

function seamsOn(cut: Cut, panelName: string): Seam[] {
  const piece = cut.pieces.find(({ name }) => name === panelName)
  const laid = cut.trims.find(trim => trim.kind === 'laid' && trim.panel.name === panelName)
  const edges = piece?.edges ?? (laid?.kind === 'laid' ? laid.panel.edges : [])
  const seamless: readonly string[] = cut.seamless
  return [
    ...edges
      .filter(edge => !seamless.includes(`${panelName}.${edge.name}`))
      .map(edge => ({ name: nameOfSeam(edge.name), curve: edge.curve })),
    ...(piece?.fields ?? []).map(({ seam }) => ({ name: 'raglan' as const, curve: seam })),
  ]
}

const beginnings = {
  neck: 'neck',
  shoulder: 'shoulder',
  cap: 'shoulder',
  armhole: 'armhole',
  side: 'side',
  waist: 'waist',
} as const satisfies Record<string, SeamName>

/** By the house's names of edges, which begin alike on all pieces. */
function nameOfSeam(edge: string): SeamName {
  const beginning = Object.keys(beginnings).find(name => edge.startsWith(name))
  return beginning ? beginnings[beginning as keyof typeof beginnings] : 'edge'
}
