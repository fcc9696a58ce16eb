import type { Pricing } from '@teamloom/catalog/definition.ts'
import { rowsOf } from '@teamloom/commerce/house/price-cells.ts'
import { currencies } from '@teamloom/kit/money.ts'
import { amountText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { countChanges } from '#web/features/shop-prices/use-price-draft.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** More are counted, not told. */
const mostTold = 3

/** What two prices of a product differ in, in words: the first of it, and how much else. */
export function useChangeWords(): (was: unknown, is: unknown) => string[] {
  const { t } = useTranslation()
  const locale = useLocale()
  return (was, is) => {
    const [before, after] = [was as Pricing, is as Pricing]
    const all = countChanges(before, after)
    const told: string[] = []
    const say = (what: string, old: string, now: string) => {
      if (old !== now) told.push(`${what} ${old} → ${now}`)
    }
    const n = (value: number) => numberText(value, locale)
    const money = (value: number) => amountText(value, locale)
    const [rows, then] = [rowsOf(before), rowsOf(after)]
    if (rows.length !== then.length)
      told.push(t('prices.history.ranges', { was: rows.length, now: then.length }))
    else
      for (const [at, row] of then.entries()) {
        const old = rows[at]!
        say(t('prices.from'), n(old.qty), n(row.qty))
        for (const currency of currencies)
          for (const of of ['price', 'shipping'] as const)
            say(
              t(`prices.cells.${of}`, { qty: n(row.qty), currency: currency.toUpperCase() }),
              money(old[currency][of]),
              money(row[currency][of]),
            )
      }
    for (const name of ['freeCredits', 'minQty', 'minQtyPerSize', 'maxQty'] as const)
      say(t(`prices.in.${name}`), n(before[name]), n(after[name]))
    for (const currency of currencies)
      say(
        `${t('prices.in.extraCredit')}, ${currency.toUpperCase()}`,
        money(before.pricingCurrency[currency].priceOfExtraCredit),
        money(after.pricingCurrency[currency].priceOfExtraCredit),
      )
    const shown = told.slice(0, mostTold)
    const more = all - shown.length
    return more > 0 ? [...shown, t('shop.history.others', { count: more })] : shown
  }
}
