import { priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/panel.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { usePriceDifference } from '#web/features/studio/session/use-price-difference.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** What a piece costs as it is now, and what it would without the decoration. */
export function DecorationPrice({ decorationId }: { readonly decorationId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { priceFor, qty, currency } = usePrice()
  const { product } = useStudio()
  const without = usePriceDifference()({ action: 'removeDecoration', decorationId })
  const piece = priceOfPiece(priceFor(qty))
  if (piece === null || without === null) return null
  return (
    <footer className={classes.foot}>
      <span>{t(`price.pieceFor.${product.soldAs}`, { qty: numberText(qty, locale) })}</span>
      <span className="figures">
        <b>{moneyText(piece, currency, locale)}</b>{' '}
        {without === 0
          ? t('price.decorationIncluded')
          : t('price.ofDecoration', { price: moneyText(piece + without, currency, locale) })}
      </span>
    </footer>
  )
}
