import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { SizeDefinition } from './definition.ts'
import { sockMeasurements } from './measurements.ts'

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

type ApparelSizeName = keyof typeof sizeLabels

/** Sizes of those who are growing. */
const youthLabels = {
  YS: { en: 'YS', fr: 'P junior' },
  YM: { en: 'YM', fr: 'M junior' },
  YL: { en: 'YL', fr: 'G junior' },
  YXL: { en: 'YXL', fr: 'TG junior' },
} as const satisfies Record<string, Label>

type YouthSizeName = keyof typeof youthLabels

/** Socks go by shoe sizes, in North America's numbers. */
const sockSizeLabels = {
  S: { en: 'S (youth 1-5)', fr: 'P (junior 1-5)' },
  M: { en: 'M (shoe 6-8½)', fr: 'M (pointure 6-8½)' },
  L: { en: 'L (shoe 9-12)', fr: 'G (pointure 9-12)' },
  XL: { en: 'XL (shoe 12½-15)', fr: 'TG (pointure 12½-15)' },
} as const satisfies Record<string, Label>

type SockSizeName = keyof typeof sockSizeLabels

type Labels = Readonly<Record<string, Label>>

/** Sizes that are offered no more, with the one that is cut alike. */
type Withdrawn<Size extends string> = Readonly<Partial<Record<Size, Size>>>

/** By size, smallest first: each measurement in inches. */
type Chart<Size extends string, Measured> = Readonly<
  Partial<Record<Size, { readonly [Name in keyof Measured]: number }>>
>

export function apparelSizes<Measured extends Labels>(
  measured: Measured,
  chart: Chart<ApparelSizeName, Measured>,
  withdrawn: Withdrawn<ApparelSizeName> = {},
): readonly SizeDefinition[] {
  return sizesOf(sizeLabels, measured, chart, withdrawn)
}

/** In which a product can be cut, and comes where the house says so (ST16). */
export function youthSizes<Measured extends Labels>(
  measured: Measured,
  chart: Chart<YouthSizeName, Measured>,
): readonly SizeDefinition[] {
  const sizes = sizesOf(youthLabels, measured, chart, {})
  return sizes.map(size => ({ ...size, display: { displayable: false } }))
}

export function sockSizes(chart: Chart<SockSizeName, typeof sockMeasurements>): readonly SizeDefinition[] {
  return sizesOf(sockSizeLabels, sockMeasurements, chart, {})
}

/** The first two measurements are shown as width and height. */
function sizesOf(
  labels: Labels,
  measured: Labels,
  chart: Chart<string, Labels>,
  withdrawn: Withdrawn<string>,
): readonly SizeDefinition[] {
  return Object.entries(chart).map(([name, inches]) => {
    const measurements = Object.entries(measured).map(([measurement, label]) => ({
      name: measurement,
      label,
      inches: must(inches?.[measurement], measurement),
    }))
    const [width, height] = measurements
    const successor = withdrawn[name]
    return {
      name,
      displayLabel: must(labels[name], name),
      shape: null,
      widthInInches: must(width, 'width').inches,
      heightInInches: must(height, 'height').inches,
      display: { displayable: successor === undefined },
      ...(successor === undefined ? {} : { successor }),
      measurements,
    }
  })
}
