import { useState } from 'react'
import { keepOrder } from '#web/features/studio/shell/rail/keep-order.ts'

/** The items in the order in which they were first seen, however each change of one shuffles them. */
export function useKeptOrder<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  const [known, setKnown] = useState<readonly string[]>([])
  const kept = keepOrder(items, known)
  if (kept.length !== known.length || kept.some(({ id }, index) => id !== known[index])) {
    setKnown(kept.map(({ id }) => id))
  }
  return kept
}
