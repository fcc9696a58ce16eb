import { VisuallyHidden } from '@mantine/core'
import { priceOfPiece, pricePieces } from '@teamloom/commerce/pricing/price-item.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import type { ComparedDesigns } from '#web/features/studio/shell/versions/use-compared.ts'
import classes from '#web/features/studio/shell/versions/versions.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** `$46.20 → $45.60`, what a piece of the one and of the other costs today; once where that is the same. */
export function ComparedPrice({ before, after }: ComparedDesigns) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const { terms, qty, currency } = usePrice()
  const priceOf = (document: DesignDocument) => {
    const { creditsUsedInDesign } = countCredits(document, product)
    return priceOfPiece(pricePieces({ ...terms, creditsUsed: creditsUsedInDesign }, qty, currency))
  }
  const prices = [...new Set([priceOf(before), priceOf(after)])].filter(price => price !== null)
  if (prices.length === 0) return null
  const each = t(`price.eachFor.${product.soldAs}`, { qty: numberText(qty, locale) })
  return (
    <span className={`figures ${classes.prices}`} title={each}>
      {prices.map(price => moneyText(price, currency, locale)).join(' → ')}
      <VisuallyHidden>{` ${each}`}</VisuallyHidden>
    </span>
  )
}
