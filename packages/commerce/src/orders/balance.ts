import type { Cents } from '@teamloom/kit/money.ts'
import { isOrdered, type OrderStatus, type PreorderStatus } from '../preorders/status.ts'

/** What the ledger knows of an order's payments. */
export type PaymentState = {
  readonly paid: Cents
  /** Something was ever paid, also if it was given back. */
  readonly wasPaid: boolean
  /** A payment by card has begun and not ended. */
  readonly isOpen: boolean
}

/** OR20: what is left to pay: the invoice's total while it is in force, less what was paid. */
export function balanceOf(status: PreorderStatus, total: Cents | null, { paid }: PaymentState): Cents | null {
  if (!isOrdered(status)) return -paid
  return total === null ? null : total - paid
}

/** OR17: closed is what is delivered and paid, or cancelled and paid back. */
export function orderStatusOf(
  status: PreorderStatus,
  balance: Cents | null,
  { paid, wasPaid }: PaymentState,
): OrderStatus {
  if (status === 'delivered' && balance !== null && balance <= 0) return 'closed'
  if (status === 'cancelled' && wasPaid && paid === 0) return 'closed'
  return status
}
