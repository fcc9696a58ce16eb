import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { Face, Trim } from '@teamloom/pattern/trim.ts'
import { lengthOf, line } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { documentWords } from '../document-words.ts'
import type { SewnPiece } from './sewn-piece.ts'

/** Inches of the square of cloth behind an eyelet. */
const backing = 1

const labels = {
  lip: { en: 'Pocket lip', fr: 'Lèvre de poche' },
  backing: { en: 'Eyelet backing, raw edges', fr: 'Renfort d’œillet, à bords vifs' },
} as const satisfies Record<string, Label>

/** TP29: lips of pockets’ zips, folded double, and what lies behind eyelets; those that are alike are one. */
export function smallPieces(cut: Cut, trims: readonly Trim[]): SewnPiece[] {
  const all = [...lipsOf(trims), ...backingsOf(cut, trims)]
  return [...Map.groupBy(all, ({ outline, face }) => JSON.stringify([outline, face])).values()].map(
    alike => ({
      ...alike[0]!,
      times: alike.length,
    }),
  )
}

function lipsOf(trims: readonly Trim[]): SewnPiece[] {
  return trims.flatMap((trim): SewnPiece[] => {
    if (trim.kind !== 'laid' || !/-lip-(left|right)$/.test(trim.name)) return []
    const rounded = (edge: string) => Math.round(lengthOf(getEdge(trim.panel, edge)) * 1000) / 1000
    const [high, wide] = [rounded('fold'), 2 * rounded('upper')]
    const fold = line([wide / 2, 0], [wide / 2, high])
    return [
      {
        ...square(wide, high),
        name: trim.name,
        label: labels.lip,
        of: trim.name.replace(/-lip-(left|right)$/, '-zip'),
        face: trim.outside,
        lines: [{ label: documentWords.foldLine, curve: fold }],
      },
    ]
  })
}

function backingsOf({ pieces }: Cut, trims: readonly Trim[]): SewnPiece[] {
  return trims.flatMap((trim): SewnPiece[] => {
    if (trim.kind !== 'eyelet') return []
    const face: Face = must(
      pieces.find(({ name }) => name === trim.seat.on),
      trim.seat.on,
    ).outside
    return [
      {
        ...square(backing, backing),
        name: `${trim.name}-backing`,
        label: labels.backing,
        of: trim.name,
        face,
        lines: [],
      },
    ]
  })
}

function square(wide: number, high: number): Pick<SewnPiece, 'outline' | 'edges' | 'times' | 'met'> {
  const outline: Point[] = [
    [0, 0],
    [wide, 0],
    [wide, high],
    [0, high],
  ]
  return { outline, edges: [], times: 1, met: [] }
}
