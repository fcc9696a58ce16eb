import type { Product } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** A point of measure in every size that is asked for; inches. */
export type GradedMeasure = {
  readonly name: string
  readonly label: Label
  /** More or less than the measure, and still right. */
  readonly tolerance: number
  readonly inches: readonly { readonly sizeName: string; readonly inches: number }[]
}

/** TP11: half an inch on long measures, a quarter on those below 15 inches, an eighth below 5. */
export function toleranceOf(inches: number): number {
  return inches >= 15 ? 1 / 2 : inches >= 5 ? 1 / 4 : 1 / 8
}

/** By which the drawing points to the table: A, B, C; empty for what is not in it. */
export function letterOfMeasure(product: Product, name: string): string {
  const at = (product.sizes[0]?.measurements ?? []).findIndex(measure => measure.name === name)
  return at < 0 ? '' : String.fromCodePoint(65 + at)
}

export function gradedMeasures(product: Product, sizeNames: readonly string[]): GradedMeasure[] {
  return (product.sizes[0]?.measurements ?? []).map(({ name, label, inches: least }) => ({
    name,
    label,
    tolerance: toleranceOf(least),
    inches: product.sizes
      .filter(size => sizeNames.includes(size.name))
      .map(size => ({
        sizeName: size.name,
        inches: must(
          size.measurements.find(measure => measure.name === name),
          name,
        ).inches,
      })),
  }))
}
