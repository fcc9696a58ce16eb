import type { Label } from '@teamloom/kit/label.ts'

/** What of a product definition a size chart needs. */
export type MeasuredProduct = {
  readonly product: { readonly name: string; readonly label: Label }
  readonly sizes: readonly {
    readonly name: string
    readonly displayLabel: Label
    readonly display: { readonly displayable: boolean }
    readonly measurements: readonly {
      readonly name: string
      readonly label: Label
      readonly inches: number
    }[]
  }[]
}

export type LetteredMeasurement = { readonly letter: string; readonly name: string; readonly label: Label }

/** Every measurement that some size has, each with its letter: A, B, C. */
export function lettersOf(sizes: MeasuredProduct['sizes']): LetteredMeasurement[] {
  const byName = new Map(sizes.flatMap(size => size.measurements).map(({ name, label }) => [name, label]))
  return [...byName].map(([name, label], index) => ({
    letter: String.fromCharCode(65 + index),
    name,
    label,
  }))
}
