import type { Label } from '@teamloom/kit/label.ts'
import type { MeasuredProduct } from '#web/features/size-chart/charted-product.ts'

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
