import type { Label } from '@teamloom/kit/label.ts'
import type { PlacedMeasure } from './placement.ts'
import { frenchFrom, frenchTo, printMarks, references } from './placement-words.ts'

const centred: Label = { en: 'centred on the centre line', fr: 'centré sur la ligne du centre' }

/** `from the collar seam to the top of the print`; without its inches, which differ by size. */
export function ruleOf({ way, from, to, inches, beside }: PlacedMeasure): Label {
  if (way === 'across' && inches === 0) return centred
  const upwards = way === 'down' && inches < 0
  const side = beside && {
    en: `, to the ${beside} as seen`,
    fr: `, à ${beside === 'left' ? 'gauche' : 'droite'} pour qui regarde`,
  }
  const [up, upFr] = upwards ? ['up ', 'en remontant '] : ['', '']
  return {
    en: `from the ${references[from].en}${side?.en ?? ''}${side ? ',' : ''} ${up}to the ${printMarks[to].en}`,
    fr: `${frenchFrom[from]}${side?.fr ?? ''}${side ? ',' : ''} ${upFr}${frenchTo[to]}`,
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
