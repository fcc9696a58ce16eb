import type { Label } from '@teamloom/kit/label.ts'

export type KindOfCharge = {
  readonly label: Label
  /** The charge stands with the delivery, not in the subtotal. */
  readonly isDelivery?: true
}
