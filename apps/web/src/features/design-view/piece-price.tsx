import { quantityText } from '@teamloom/commerce/pricing/item-parts.ts'
import { priceOfPiece, pricePieces } from '@teamloom/commerce/pricing/price-item.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { priceTermsOf } from '#web/data/price-terms.ts'
import { setQuantity, useQuantity } from '#web/data/quantity.ts'
import { useCurrency } from '#web/data/user.ts'
import { SumLine } from '#web/features/design-view/design-facts.tsx'
import classes from '#web/features/design-view/design-view.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { ContactForPrice } from '#web/shown/contact-for-price.tsx'
import { PiecesStepper } from '#web/shown/pieces-stepper.tsx'

type Props = { readonly definition: ProductDefinition; readonly state: DesignState }

/** What one piece costs with all that a buyer pays, for the quantity that the studio and the cart have too. */
export function PiecePrice({ definition, state }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const currency = useCurrency()
  const terms = priceTermsOf(definition, state)
  const { minQty, maxQty, pricingCurrency } = terms.pricing
  const qty = useQuantity(state.designId)
  const price = pricePieces(terms, qty, currency)
  const piece = priceOfPiece(price)
  const money = (cents: number) => moneyText(cents, currency, locale)
  const next = pricingCurrency[currency].pricingRange.find(range => range.qty > qty)
  const nextPiece = next && priceOfPiece(pricePieces(terms, next.qty, currency))
  const saving = piece === null || nextPiece == null ? 0 : piece - nextPiece
  return (
    <>
      <div className={classes.price}>
        {piece === null ? (
          <ContactForPrice from={maxQty + 1} />
        ) : (
          <div>
            <p>
              <b>{money(piece)}</b>{' '}
              {t(`price.eachPiece.${definition.soldAs}`, { currency: currency.toUpperCase() })}
            </p>
            {qty < minQty ? (
              <p>{t(`price.belowMinimum.${definition.soldAs}`, { qty: numberText(minQty, locale) })}</p>
            ) : (
              next &&
              saving > 0 && (
                <p className={classes.saving}>
                  {t('price.lessAt', { saving: money(saving), qty: numberText(next.qty, locale) })}
                </p>
              )
            )}
          </div>
        )}
        <PiecesStepper
          soldAs={definition.soldAs}
          qty={qty}
          onChange={pieces => setQuantity(state.designId, pieces)}
          size={44}
        />
      </div>
      {piece !== null && price.total !== null && (
        <SumLine amount={money(price.total)}>
          {t('price.times', {
            qty: quantityText(qty, definition.soldAs, locale),
            price: money(piece),
          })}
        </SumLine>
      )}
    </>
  )
}
