import { findProduct } from '@teamloom/catalog/products/index.ts'
import { priceItem, sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes, type SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { CartItem } from '@teamloom/contract/cart.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { presentDesign } from '@teamloom/design/present-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { camp, shirt } from '#web/screens/testing/people.ts'

export const tshirt = must(findProduct('shirt', 'tshirt'), 'tshirt')
const sizeNames = sizeNamesOf(offeredSizes(tshirt))

/** The camp's shirt in the cart, so many of some sizes; priced as the server does. */
export function cartItemOf(
  quantities: Readonly<Record<string, number>>,
  about: Partial<CartItem> = {},
): CartItem {
  const designState = presentDesign(createDocument(tshirt), tshirt, {
    designId: shirt.id,
    revision: 1,
    timestamp: shirt.latestUpdate,
    images: [],
  })
  const sizes: SizeQuantity[] = sizeNames.map(name => ({ name, qty: quantities[name] ?? 0 }))
  const creditsUsed = designState.customizationPricing.creditsUsedInDesign
  const pricing = priceItem({ pricing: tshirt.pricing, sizeNames, creditsUsed }, sizes, 'cad')
  return {
    id: 'item',
    design_id: shirt.id,
    designName: shirt.name,
    projectId: camp.id,
    projectName: camp.name,
    designState,
    decoratedSides: [],
    sizes,
    quantity: 50,
    pricing,
    collectedSizes: [],
    collected: null,
    openChecks: [],
    approval: null,
    ...about,
  } as CartItem
}
