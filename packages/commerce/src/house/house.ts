import type { DeliveryCalendar, Product } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import { isSame } from '../orders/is-same.ts'
import { findSetting, keyOf, type SettingValues } from './areas/index.ts'
import { calendarAsBuilt, type Delivery } from './delivery.ts'
import { defaultsAsBuilt, type HouseDefaults } from './house-defaults.ts'
import { offeredAsBuilt, withOffer } from './offered-product.ts'
import { type OutColor, withoutColors } from './out-colors.ts'
import { inForceAt, plannedAfter, type SettingChange } from './setting-change.ts'
import { stateOfStock, stockSchema } from './stock.ts'
import { isCutForYouths, withYouthSizes } from './youths.ts'

/** ST1: all that the house has set, as it holds at one moment. */
export type House = {
  readonly revision: number
  /** A setting's value; without a subject that of the house itself. */
  readonly valueOf: <Area extends keyof SettingValues>(area: Area, subject?: string) => SettingValues[Area]
  /** The product as the house offers it. */
  readonly offered: (product: Product) => Product
  /** ST30: what ran out. */
  readonly out: readonly OutColor[]
  /** When something that is planned begins; null: nothing is. */
  readonly until: Date | null
}

export function houseAt(
  changes: readonly SettingChange[],
  revision: number,
  at: Date,
  defaults: HouseDefaults = defaultsAsBuilt,
  reserved: ReadonlyMap<string, number> = new Map(),
): House {
  const set = inForceAt(changes, at)
  const out = outColors(set, reserved)
  const products = new Map<Product, Product>()
  const valueOf: House['valueOf'] = (area, subject = '') => {
    const key = keyOf(area, subject)
    const setting = must(findSetting(key), key)
    const value = set.get(key)?.value
    // What was kept in another shape than settings have now holds no more.
    const read = value === undefined || value === null ? undefined : setting.area.schema.safeParse(value)
    return (
      read?.success ? read.data : setting.area.defaultOf(subject, defaults)
    ) as SettingValues[typeof area]
  }
  const offered = (product: Product): Product => {
    const known = products.get(product) ?? withoutColors(offer(product, valueOf), out)
    products.set(product, known)
    return known
  }
  return { revision, valueOf, offered, out, until: plannedAfter(changes, at)[0]?.from ?? null }
}

/** ST30: of what is counted, that of which no piece can be made any more. */
function outColors(
  set: ReadonlyMap<string, SettingChange>,
  reserved: ReadonlyMap<string, number>,
): readonly OutColor[] {
  return [...set].flatMap(([key, { value }]) => {
    if (!key.startsWith(stockKey)) return []
    const subject = key.slice(stockKey.length)
    const stock = stockSchema.safeParse(value).data
    if (!stock || stateOfStock(stock, reserved.get(subject) ?? 0).state !== 'out') return []
    const [fabric = '', color = ''] = subject.split('/')
    return [{ fabric, color, backOn: stock.backOn }]
  })
}

const stockKey = 'stock/'

/** A house that has set nothing. */
export const houseAsBuilt: House = houseAt([], 0, new Date(0))

declare const offering: unique symbol

/** What is priced: nothing is at the prices that a product was built with (ST1). */
export type Offered<Of extends { readonly product: Product }> = Of & { readonly [offering]: true }

/** A design, or what is known of one, with its product as the house offers it. */
export function asOffered<Of extends { readonly product: Product }>(house: House, of: Of): Offered<Of> {
  const product = house.offered(of.product)
  return (product === of.product ? of : { ...of, product }) as Offered<Of>
}

/**
 * A product as the house offers it; the very object where nothing is set otherwise, so that what is kept by products
 * stays known.
 */
function offer(product: Product, valueOf: House['valueOf']): Product {
  const { name } = product.product
  const pricing = valueOf('prices', name)
  const priced = pricing === product.pricing ? product : { ...product, pricing: withWords(pricing, product) }
  const sized = isCutForYouths(product) && valueOf('youthSizes', name) ? withYouthSizes(priced) : priced
  const setOffer = valueOf('offer', name)
  const chosen = setOffer === offeredAsBuilt ? sized : withOffer(sized, setOffer)
  return withDelivery(chosen, valueOf('delivery', name), valueOf('calendar'))
}

function withDelivery(product: Product, time: Delivery, calendar: DeliveryCalendar): Product {
  const isUsual = calendar === calendarAsBuilt && isSame(time, product.deliveryTime)
  if (isUsual) return product
  return { ...product, deliveryTime: { ...time, ...(calendar === calendarAsBuilt ? {} : { calendar }) } }
}

/** Words of people always have a price: what the setting says nothing of is as it was built. */
function withWords(pricing: Product['pricing'], { pricing: built }: Product): Product['pricing'] {
  const { cad, usd } = pricing.pricingCurrency
  return {
    ...pricing,
    pricingCurrency: {
      cad: { ...built.pricingCurrency.cad, ...cad },
      usd: { ...built.pricingCurrency.usd, ...usd },
    },
  }
}
