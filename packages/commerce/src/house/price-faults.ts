import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import type { PriceTable, Pricing } from '@teamloom/catalog/definition.ts'
import { currencies } from '@teamloom/kit/money.ts'
import { pricingSchema } from './pricing-schema.ts'
import type { PriceRule, SettingFault } from './setting-fault.ts'

/** ST4 to ST7: of prices in whatever shape, for a product in these sizes, smallest first. */
export function checkPricing(
  given: unknown,
  sizeNames: readonly string[],
): readonly SettingFault<PriceRule>[] {
  const read = pricingSchema.safeParse(given)
  if (read.success) return faultsOfPricing(read.data, sizeNames)
  return read.error.issues.map(({ path }) => ({ field: path.join('.'), rule: 'shape' }))
}

/** ST4 to ST7 */
export function faultsOfPricing(pricing: Pricing, sizeNames: readonly string[]): SettingFault<PriceRule>[] {
  return [
    ...when(pricing.minQty > pricing.maxQty, 'minQty', 'above_maximum'),
    ...when(pricing.minQtyPerSize > pricing.maxQty, 'minQtyPerSize', 'above_maximum'),
    ...currencies.flatMap(currency =>
      faultsOfTable(pricing.pricingCurrency[currency], pricing.maxQty, sizeNames).map(fault => ({
        ...fault,
        field: `pricingCurrency.${currency}.${fault.field}`,
      })),
    ),
    ...faultsBetween(pricing),
  ]
}

/** ST6: both currencies stand beside one another. */
function faultsBetween({ pricingCurrency: { cad, usd } }: Pricing): SettingFault<PriceRule>[] {
  const isAlike = (at: number) => cad.pricingRange[at]?.qty === usd.pricingRange[at]?.qty
  const last = Math.max(cad.pricingRange.length, usd.pricingRange.length)
  const other = Array.from({ length: last }, (_, at) => at).find(at => !isAlike(at))
  return other === undefined
    ? []
    : [{ field: `pricingCurrency.usd.pricingRange.${other}.qty`, rule: 'other_ranges' }]
}

function faultsOfTable(
  table: PriceTable,
  maxQty: number,
  sizeNames: readonly string[],
): SettingFault<PriceRule>[] {
  return [
    ...faultsOfRanges(table.pricingRange, 'pricingRange', maxQty),
    ...personalKinds.flatMap(kind => [
      ...faultsOfRanges(table.personal?.[kind] ?? [], `personal.${kind}`, maxQty),
      ...(table.personal?.[kind] ?? []).flatMap((each, at, all) =>
        when(at > 0 && each.linked > all[at - 1]!.linked, `personal.${kind}.${at}.linked`, 'dearer'),
      ),
    ]),
    ...table.includedSizesPerRange.flatMap((each, at, all) => {
      const [from, to] = [sizeNames.indexOf(each.fromSizeName), sizeNames.indexOf(each.toSizeName)]
      const before = all[at - 1]
      const field = `includedSizesPerRange.${at}`
      return [
        ...when(from < 0, `${field}.fromSizeName`, 'unknown_size'),
        ...when(to < 0, `${field}.toSizeName`, 'unknown_size'),
        ...when(from >= 0 && to >= 0 && from > to, `${field}.toSizeName`, 'sizes_turned'),
        ...when(each.maxQty !== null && each.maxQty < each.minQty, `${field}.maxQty`, 'sizes_turned'),
        ...when(
          before !== undefined && (before.maxQty === null || each.minQty <= before.maxQty),
          `${field}.minQty`,
          'order',
        ),
      ]
    }),
  ]
}

/** ST5: each begins after the one before and costs no more. */
function faultsOfRanges(
  ranges: readonly { readonly qty: number; readonly price: number; readonly shipping?: number }[],
  field: string,
  maxQty: number,
): SettingFault<PriceRule>[] {
  return ranges.flatMap((each, at) => {
    const before = ranges[at - 1]
    return [
      ...when(before !== undefined && each.qty <= before.qty, `${field}.${at}.qty`, 'order'),
      ...when(each.qty > maxQty, `${field}.${at}.qty`, 'beyond_maximum'),
      ...when(before !== undefined && isDearer(each, before), `${field}.${at}.price`, 'dearer'),
    ]
  })
}

function when(isSo: boolean, field: string, rule: PriceRule): SettingFault<PriceRule>[] {
  return isSo ? [{ field, rule }] : []
}

type Costs = { readonly price: number; readonly shipping?: number }

/** By itself, or with its delivery. */
function isDearer(one: Costs, other: Costs): boolean {
  const withDelivery = ({ price, shipping = 0 }: Costs) => price + shipping
  return one.price > other.price || withDelivery(one) > withDelivery(other)
}
