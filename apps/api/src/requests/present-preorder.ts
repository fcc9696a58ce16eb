import type { Product } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { shownCharges } from '@teamloom/commerce/charges/charge.ts'
import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Preorder } from '@teamloom/contract/preorders.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { findPart } from '@teamloom/design/lookup.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { atOnce, presentLines } from '#api/cart/present-lines.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import { creditsOf, priceOrdered, termsOf } from '#api/pricing/ordered-terms.ts'
import { toAnswer } from '#api/pricing/pricing-answer.ts'
import { type ItemRow, type LoadedRequest, pricingsOf, totalsOfRequest } from '#api/requests/load-requests.ts'
import { longNamesOfItem } from '#api/requests/long-names-of-item.ts'
import { milestonesOf } from '#api/requests/milestones.ts'

/** A request as its customer and staff lists have it: before taxes. */
export function presentPreorder(loaded: LoadedRequest, origin: string): Preorder {
  const { preorder: row, user, items, order, events } = loaded
  const currency = row.currency as Currency
  const pricings = pricingsOf(loaded)
  const totals = totalsOfRequest(loaded)
  return {
    preorder: {
      id: row.id,
      number: row.number,
      status: row.status as PreorderStatus,
      created_at: row.createdAt.toISOString(),
    },
    type: 'preorder',
    order_id: order?.id ?? null,
    order_number: order?.number ?? null,
    user: { first_name: user.firstName, last_name: user.lastName, email: user.email },
    invoice: {
      invoice_number: row.invoiceNumber,
      currency,
      customer: row.billingAddress as Address,
      discounts: row.discounts,
      charges: shownCharges(row.charges),
      taxExemption: row.taxExemption,
      subtotal: totals.subtotal,
      shipping: totals.shipping,
      taxable: totals.taxable,
      total: totals.total,
      tax: null,
      taxes: [],
      hasReachedMaximum: pricings.some(pricing => pricing.hasReachedMaximum),
    },
    shipping: row.shippingAddress as Address,
    promoCode: row.promoCode,
    externalQuoteNumber: row.externalQuote,
    isQuote: row.quotedById !== null,
    oneMoreOf: loaded.oneMoreOf,
    onesMore: [...loaded.onesMore],
    proofToAnswer: loaded.proofToAnswer,
    milestones: milestonesOf(events),
    locale: row.locale as Locale,
    itemsCount: countPieces(items),
    paymentMethod: loaded.payments.method,
    purchasedItems: items.map(item => presentItem(item, currency, origin)),
  }
}

export function countPieces(items: readonly Pick<ItemRow, 'sizes'>[]): number {
  return items.reduce((sum, item) => sum + totalQuantity(item.sizes), 0)
}

export function presentItem(
  item: ItemRow,
  currency: Currency,
  origin: string,
): Preorder['purchasedItems'][number] {
  const product = findProduct(item.family, item.product)
  const terms = termsOf(item)
  return {
    id: item.id,
    design_id: item.designId,
    original_design_id: item.originalDesignId,
    original_design_name: item.designName,
    original_team_id: item.teamId,
    designName: item.designName,
    projectName: item.projectName,
    sizes: item.sizes,
    ...linesOfItem(item, product),
    pricing: toAnswer(priceOrdered(item, currency)),
    setPrice: setPriceOf(item, currency),
    designState: {
      designId: item.designId,
      product: {
        name: item.product,
        label: product?.product.label ?? { en: item.product, fr: item.product },
        soldAs: product?.soldAs ?? 'piece',
      },
      parts: item.parts.map(({ name, elements }) => ({
        name,
        mainElement: (product && findPart(product, name)?.mainElement) ?? null,
        elements: elements.map(({ name: element, style }) => ({
          name: element,
          style: { name: style.name, layers: style.layers.map(layer => ({ ...layer })) },
        })),
      })),
      images: pictureUrls(origin, item.lookKey, product?.sides ?? ['front']),
      decoratedSides: [...(item.appearance?.decoratedSides ?? [])],
      customizationPricing: { creditsUsedInDesign: terms.creditsUsed, credits: creditsOf(item) },
      deliveryTime: structuredClone(terms.deliveryTime ?? product?.deliveryTime ?? null) as
        | DesignState['deliveryTime']
        | null,
    },
    colors: item.appearance?.colors ?? null,
    openChecks: item.isApproved ? [] : item.openChecks,
  }
}

/** What of it may offend is told to whoever ordered, before they do. */
function linesOfItem(item: ItemRow, product: Product | undefined) {
  const { lines, decorations, sport } = item
  const slots = decorations ? slotsOf({ decorations }) : []
  if (slots.length === 0 || !product) return {}
  const longNames = atOnce(longNamesOfItem(item))
  const listed = presentLines({ lines, slots, product, sport, longNames }, [])
  return {
    sport,
    longNames: [...longNames],
    slots: slots.map(slot => ({ ...slot, linkedIds: [...slot.linkedIds] })),
    lines: listed.map(line => ({ ...line, problems: line.problems.filter(key => key !== 'may_offend') })),
  }
}

/** Without why, which staff alone are told. */
function setPriceOf({ setPrices }: Pick<ItemRow, 'setPrices'>, currency: Currency) {
  const set = setPrices[currency]
  return set ? { pricePerUnit: set.pricePerUnit, priceOfShippingPerUnit: set.priceOfShippingPerUnit } : null
}
