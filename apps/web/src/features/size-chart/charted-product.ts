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

export type ChartedProduct = {
  readonly definition: MeasuredProduct
  /** A front picture of it, to show where there is no drawing. */
  readonly imageUrl: string | undefined
}
