import { priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'

/** ST8: says what a piece costs now and what it cost, where the house has changed its prices meanwhile. */
export function useTellPriceChanged(): void {
  const { t } = useTranslation()
  const locale = useLocale()
  const { terms, priceFor, priceAt, qty, currency } = usePrice()
  const known = useRef(terms.pricing)
  useEffect(() => {
    const before = known.current
    if (before === terms.pricing) return
    known.current = terms.pricing
    const was = priceOfPiece(priceAt(before, qty))
    const now = priceOfPiece(priceFor(qty))
    if (was === now || was === null) return
    const money = (cents: number) => moneyText(cents, currency, locale)
    const message =
      now === null
        ? t('price.changedUndetermined', { was: money(was) })
        : t('price.changed', { now: money(now), was: money(was) })
    showToast({ key: 'prices-changed', kind: 'warning', message, seconds: 20 })
  })
}
