import type { ReactNode } from 'react'

/** Where a design that was ordered is changed from: the way back, and what it costs there. */
export type OrderPlace = { readonly back: ReactNode; readonly price: ReactNode }
