import type { Label } from '@teamloom/kit/label.ts'
import type { PlacedMeasure } from './placement.ts'
import { directions, type PrintMark, printMarks, type ReferenceName, references } from './placement-words.ts'

const centred: Partial<Readonly<Record<ReferenceName, Label>>> = {
  centreFront: { en: 'centred on the centre front line', fr: 'centré sur la ligne du milieu du devant' },
  centreBack: { en: 'centred on the centre back line', fr: 'centré sur la ligne du milieu du dos' },
  sleeveMiddle: {
    en: 'centred on the middle line of the sleeve',
    fr: 'centré sur la ligne du milieu de la manche',
  },
  hoodSeam: {
    en: 'centred on the seam at the back of the hood',
    fr: 'centré sur la couture arrière du capuchon',
  },
  frontLine: {
    en: 'centred on the front line of the sock',
    fr: 'centré sur la ligne du devant de la chaussette',
  },
}
const centredOnPiece: Label = { en: 'centred on the piece', fr: 'centré sur la pièce' }

/** Inches; less is as good as none. */
const leastUp = 1 / 16

export function isCentred({ way, to, inches }: Omit<PlacedMeasure, 'line'>): boolean {
  return way === 'across' && to === 'middle' && inches === 0
}

/** `from the collar seam to the top of the print`; without its inches, which differ by size. */
export function ruleOf(
  measure: Omit<PlacedMeasure, 'line'>,
  marks: Readonly<Record<PrintMark, Label>> = printMarks,
): Label {
  const { way, from, to, inches, towards } = measure
  if (isCentred(measure)) return centred[from] ?? centredOnPiece
  const upwards = way === 'down' && inches < -leastUp
  const side = upwards ? { en: 'upwards', fr: 'vers le haut' } : towards && directions[towards]
  return {
    en: `from the ${references[from].en}${side ? ` ${side.en}` : ''} to the ${marks[to].en}`,
    fr: `à partir ${references[from].fr}${side ? `, ${side.fr},` : ''} jusqu’${marks[to].fr}`,
  }
}

type Ruled = { readonly rule: Label; readonly inches: number }
type Placed = { readonly sizeName: string; readonly down: Ruled; readonly across: Ruled }

/** A rule, and its inches in each size; null where another rule holds. */
export type RuleRow = {
  readonly way: 'down' | 'across'
  readonly rule: Label
  readonly inches: readonly (number | null)[]
}

/** The rules of a print, each once, in the order of the sizes. */
export function ruleRows(sizes: readonly Placed[]): RuleRow[] {
  return (['down', 'across'] as const).flatMap(way =>
    [...new Map(sizes.map(size => [size[way].rule.en, size[way].rule])).values()].map(rule => ({
      way,
      rule,
      inches: sizes.map(size => (size[way].rule.en === rule.en ? size[way].inches : null)),
    })),
  )
}
