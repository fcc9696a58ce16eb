import type { ReactNode } from 'react'

/** Where a design that was ordered is changed from: the way back, what it costs there, and what a change does. */
export type OrderPlace = {
  readonly back: ReactNode
  readonly price: ReactNode
  readonly notice: ReactNode
}
