import type { PersonsPiece } from '@teamloom/design/dress-person.ts'
import { useCartItems } from '#web/data/cart.ts'
import { useDesign } from '#web/features/studio/session/studio-context.tsx'

const none: readonly PersonsPiece[] = []

/** The lines of the design that is open, as the cart of whoever looks has them. */
export function useOwnList(): readonly PersonsPiece[] {
  const { designId } = useDesign().state
  const { data: cart } = useCartItems()
  return cart?.items.find(item => item.design_id === designId)?.lines ?? none
}
