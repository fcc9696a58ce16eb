import { cutMaskHalf, maskSeams } from '../../blocks/face-mask.ts'
import { topstitch } from '../../blocks/topstitch.ts'
import { measureMask } from '../../measuring/measure-mask.ts'
import type { Cut, Pattern, Piece, StitchRow } from '../../pattern.ts'
import type { BandTrim, Face, LoopTrim, Trim } from '../../trim.ts'
import { maskPlans } from './bake-plans.ts'
import { maskSizeNames, maskSpec } from './spec.ts'

const face: Face = { part: 'face', element: 'face', layer: 'face' }
const lining: Face = { part: 'face', element: 'lining', layer: 'lining' }
const binding: Face = { part: 'edge', element: 'binding', layer: 'binding' }
const thread: Face = { part: 'edge', element: 'topstitch', layer: 'thread' }
const loop: Face = { part: 'loops', element: 'loops', layer: 'loop' }

const halves = ['left', 'right'] as const

function cut(): Cut {
  return {
    pieces: halves.map(
      (half): Piece => ({
        ...cutMaskHalf(maskSpec, half),
        fabric: 'polyester',
        hand: 'mask',
        outside: face,
        inside: lining,
        wrap: { kind: 'face', half },
        gathered: { edge: 'side', to: 0.8, within: 0.42 },
      }),
    ),
    seams: maskSeams,
    seamless: [],
    stitching: halves.flatMap((half): StitchRow[] => [
      { edge: `${half}Half.centre`, inset: 0.08, holds: 'seam' },
      { edge: `${half}Half.top`, inset: 0.2, holds: 'hem' },
      { edge: `${half}Half.bottom`, inset: 0.2, holds: 'hem' },
      { edge: `${half}Half.side`, inset: 0.4, holds: 'hem' },
    ]),
    trims: trimsOf(),
  }
}

function trimsOf(): Trim[] {
  const outward = { left: 1, right: -1 } as const
  const top = maskSpec.height * 0.26
  return [
    ...halves.map(
      (half): BandTrim => ({
        kind: 'band',
        name: `${half}Binding`,
        on: `${half}Half`,
        face: 'outside',
        edges: ['top', 'bottom'],
        joined: false,
        from: 0,
        to: 0.27,
        outside: binding,
        fabric: 'twill',
      }),
    ),
    topstitch(
      'thread',
      halves.flatMap(half => ['centre', 'side'].map(edge => `${half}Half.${edge}`)),
      thread,
    ),
    ...(['round', 'flat'] as const).flatMap(profile =>
      halves.map((half): LoopTrim => {
        const u = outward[half] * (maskSpec.length - 0.14)
        return {
          kind: 'loop',
          name: `${profile}-${half}`,
          seat: { on: `${half}Half`, face: 'inside', at: [u, top + 0.3] },
          end: { on: `${half}Half`, face: 'inside', at: [u, top + maskSpec.sideHeight - 0.3] },
          reach: 2.1,
          width: profile === 'round' ? 0.13 : 0.26,
          profile,
          outside: loop,
        }
      }),
    ),
  ]
}

export const maskPattern: Pattern = {
  name: 'mask',
  figure: 'face',
  sides: ['front', 'back', 'left', 'right'],
  sizes: maskSizeNames,
  baseSize: 'one size',
  meter: { panel: 'rightHalf', centerU: -1.9, centerV: 2.7, width: 3, height: 2.2 },
  plans: maskPlans,
  cut,
  measure: measureMask,
}
