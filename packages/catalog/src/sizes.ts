import type { Label } from '@teamloom/kit/label.ts'
import { measurementsOf } from './blocks/measuring-line.ts'
import { baseStylesOf, type Pattern } from './blocks/pattern.ts'
import type { SizeDefinition } from './definition.ts'

/** Sizes as they are ordered, smallest first; French letters as Canadian charts print them. */
const sizeLabels = {
  '2XS': { en: '2XS', fr: '2TP' },
  XS: { en: 'XS', fr: 'TP' },
  S: { en: 'S', fr: 'P' },
  M: { en: 'M', fr: 'M' },
  L: { en: 'L', fr: 'G' },
  XL: { en: 'XL', fr: 'TG' },
  '2XL': { en: '2XL', fr: '2TG' },
  '3XL': { en: '3XL', fr: '3TG' },
  '4XL': { en: '4XL', fr: '4TG' },
  '5XL': { en: '5XL', fr: '5TG' },
  'S-M': { en: 'S-M', fr: 'P-M' },
  'M-L': { en: 'M-L', fr: 'M-G' },
  'L-XL': { en: 'L-XL', fr: 'G-TG' },
  'one size': { en: 'One size', fr: 'Taille unique' },
} as const satisfies Record<string, Label>

export type ApparelSizeName = keyof typeof sizeLabels

/** Sizes with what a pattern measures in each; its first two measurements are shown as width and height. */
export function sizesOf(names: readonly ApparelSizeName[], pattern: Pattern): readonly SizeDefinition[] {
  return names.map(name => {
    const measurements = measurementsOf(pattern.measure(pattern.cut(name, baseStylesOf(pattern))))
    return {
      name,
      displayLabel: sizeLabels[name],
      shape: null,
      widthInInches: measurements[0].inches,
      heightInInches: measurements[1].inches,
      display: { displayable: true },
      measurements,
    }
  })
}
