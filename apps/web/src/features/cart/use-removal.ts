import { useState } from 'react'
import { useRemoveFromCart, useRestoreToCart } from '#web/data/cart.ts'
import type { CartLine } from '#web/data/cart-lines.ts'
import { cartSaver } from '#web/data/cart-saver.ts'

type Removed = { readonly line: CartLine; readonly index: number }

export type CartEntry = Pick<CartLine, 'designState'> & {
  readonly line: CartLine
  readonly isRemoved: boolean
}

/** Taking designs out of the cart and putting them back where they were, quantities and all. */
export function useRemoval() {
  const removing = useRemoveFromCart()
  const restoring = useRestoreToCart()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [restoredId, setRestoredId] = useState<string>()

  const forget = ({ design_id }: CartLine) =>
    setRemoved(before => before.filter(other => other.line.design_id !== design_id))

  return {
    /** The design that has come back, to go on from there. */
    restoredId,
    entriesOf: (lines: readonly CartLine[]): readonly CartEntry[] => {
      const entries: CartEntry[] = lines
        .filter(line => !removed.some(other => other.line.id === line.id))
        .map(line => ({ line, designState: line.designState, isRemoved: false }))
      for (const { line, index } of removed.toReversed()) {
        // Added again elsewhere: nothing is left to undo.
        if (entries.some(entry => entry.line.design_id === line.design_id)) continue
        entries.splice(index, 0, { line, designState: line.designState, isRemoved: true })
      }
      return entries
    },
    remove: (line: CartLine, index: number) => {
      setRemoved(before => [{ line, index }, ...before])
      removing.mutateAsync(line.id).then(
        () => cartSaver.discard(line.id),
        () => forget(line),
      )
    },
    undo: (line: CartLine) => {
      const index = removed.find(other => other.line === line)?.index ?? 0
      restoring
        .mutateAsync({ item: { design_id: line.design_id, sizes: [...line.sizes] }, index })
        .then(() => setRestoredId(line.design_id))
        .then(() => forget(line))
        // Told by the mutation; the way to undo stays.
        .catch(() => undefined)
    },
    isRestoring: (line: CartLine) =>
      restoring.isPending && restoring.variables.item.design_id === line.design_id,
  }
}
