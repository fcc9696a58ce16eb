import { useMemo } from 'react'
import { useDefinitions } from '#web/data/definitions.ts'
import { useProducts } from '#web/data/designs.ts'
import type { OrderedItem } from '#web/data/order-entry.ts'
import type { ListAbout, ListSize } from '#web/features/lines/list-context.ts'

/** What the list of an ordered item is of; undefined until its sizes are known. */
export function useOrderedAbout(item: OrderedItem | undefined, isFixed: boolean): ListAbout | undefined {
  const products = useProducts()
  const named = products.data?.find(({ product }) => product.name === item?.designState.product.name)
  const refs = named ? [{ family: named.family.name, product: named.product.name }] : []
  const { byKey, isPending } = useDefinitions(refs)
  const definition = byKey.values().next().value
  const isKnown = !products.isPending && !isPending
  return useMemo(() => {
    if (!item?.slots || !isKnown) return undefined
    const { id, slots, sizes, designState, sport = null } = item
    // Of a product that is offered no more, sizes are called as they are kept.
    const all: readonly ListSize[] =
      definition?.sizes.filter(({ display }) => display.displayable) ??
      sizes.map(({ name }) => ({ name, displayLabel: { en: name, fr: name } }))
    return {
      id,
      slots,
      sizes: all,
      sport,
      pictureOf: (lineId, side) =>
        `preorders/item/${id}/lines/${encodeURIComponent(lineId)}/picture?side=${side}`,
      sides: ['back', ...designState.decoratedSides.filter(side => side !== 'back')],
      isFixed,
    }
  }, [item, isKnown, definition, isFixed])
}
