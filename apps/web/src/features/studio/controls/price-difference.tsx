import type { Cents } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** `+ $1.40`, under a heading that says of what. */
export function SignedPrice({ cents }: { readonly cents: Cents }) {
  return <span className="figures">{useSignedPrice()(cents)}</span>
}

/** `+ $1.40 a piece at 50` */
export function PriceDifference({ cents }: { readonly cents: Cents }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { qty } = usePrice()
  const { product } = useStudio()
  const price = useSignedPrice()(cents)
  return (
    <span className="figures">
      {t(`price.difference.${product.soldAs}`, { price, qty: numberText(qty, locale) })}
    </span>
  )
}

function useSignedPrice() {
  const locale = useLocale()
  const { currency } = usePrice()
  return (cents: Cents) => `${cents < 0 ? '−' : '+'}\u00a0${moneyText(Math.abs(cents), currency, locale)}`
}
