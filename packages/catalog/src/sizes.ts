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

/** Socks go by shoe sizes, in North America's numbers. */
const sockSizeLabels = {
  S: { en: 'S (youth 1-5)', fr: 'P (junior 1-5)' },
  M: { en: 'M (shoe 6-8½)', fr: 'M (pointure 6-8½)' },
  L: { en: 'L (shoe 9-12)', fr: 'G (pointure 9-12)' },
  XL: { en: 'XL (shoe 12½-15)', fr: 'TG (pointure 12½-15)' },
} as const satisfies Record<string, Label>

export type SockSizeName = keyof typeof sockSizeLabels

export function sockSizesOf(names: readonly SockSizeName[], pattern: Pattern): readonly SizeDefinition[] {
  return measuredSizes(
    names.map(name => ({ name, displayLabel: sockSizeLabels[name] })),
    pattern,
  )
}

/** Sizes with what a pattern measures in each; its first two measurements are shown as width and height. */
export function sizesOf(names: readonly ApparelSizeName[], pattern: Pattern): readonly SizeDefinition[] {
  return measuredSizes(
    names.map(name => ({ name, displayLabel: sizeLabels[name] })),
    pattern,
  )
}

function measuredSizes(
  sizes: readonly Pick<SizeDefinition, 'name' | 'displayLabel'>[],
  pattern: Pattern,
): readonly SizeDefinition[] {
  return sizes.map(size => {
    const measurements = measurementsOf(pattern.measure(pattern.cut(size.name, baseStylesOf(pattern))))
    return {
      ...size,
      shape: null,
      widthInInches: measurements[0].inches,
      heightInInches: measurements[1].inches,
      display: { displayable: true },
      measurements,
    }
  })
}
