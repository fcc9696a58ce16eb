import { priceItem, priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { priceTermsOf } from '#web/data/price-terms.ts'
import { useCurrency } from '#web/data/user.ts'
import classes from '#web/features/design-view/design-view.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** Pieces to price, unless the product's minimum is higher. */
const usualQuantity = 50

type Props = { readonly definition: ProductDefinition; readonly state: DesignState }

/** What one piece costs with all that a buyer pays. */
export function PiecePrice({ definition, state }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const currency = useCurrency()
  const terms = priceTermsOf(definition, state)
  const qty = Math.max(usualQuantity, terms.pricing.minQty)
  const [range] = terms.pricing.pricingCurrency[currency].includedSizesPerRange
  const size = range?.fromSizeName ?? terms.sizeNames[0] ?? ''
  const piece = priceOfPiece(priceItem(terms, [{ name: size, qty }], currency))
  return (
    <p className={classes.price}>
      <b>
        {piece === null
          ? t('price.toBeDetermined')
          : `${moneyText(piece, currency, locale)} ${currency.toUpperCase()}`}
      </b>{' '}
      {t('price.eachFor', { qty: numberText(qty, locale) })}
    </p>
  )
}
