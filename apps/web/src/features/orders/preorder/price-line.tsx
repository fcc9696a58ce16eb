import { IconCoin } from '@tabler/icons-react'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { OrderedItem } from '#web/data/order-entry.ts'
import { useProductSizes } from '#web/data/product-sizes.ts'
import classes from '#web/features/orders/preorder/difference.module.css'
import { priceChangeOf } from '#web/features/orders/preorder/price-change.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly was: OrderedItem; readonly is: OrderedItem }

/** What a piece of a design would cost, and one in a larger size; nothing where that stays. */
export function PriceLine({ was, is }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const product = is.designState.product.name
  const sizes = useProductSizes([product])(product)
  const change = priceChangeOf(was.pricing, is.pricing)
  if (!change) return null
  const money = (amount: number | null) =>
    amount === null ? t('orders.undetermined') : moneyText(amount, is.pricing.currency, locale)
  const { pieces, each, larger } = change
  const named = {
    design: is.designName ?? t('common.untitled'),
    was: numberText(was.pricing.qty, locale),
    n: numberText(is.pricing.qty, locale),
  }
  const prices = each && { old: money(each.old), new: money(each.new) }
  const words = [
    prices
      ? t(pieces ? 'preorder.difference.priceOfPieces' : 'preorder.difference.price', { ...named, ...prices })
      : t('preorder.difference.samePrice', named),
    ...larger.map(({ name, qty, price }) =>
      t('preorder.difference.larger', {
        ...countOf(qty, locale),
        size: sizes?.find(size => size.name === name)?.label ?? name,
        price: money(price),
      }),
    ),
  ]
  return (
    <p className={classes.line}>
      <IconCoin size={16} stroke={1.6} aria-hidden />
      {words.join(' ')}
    </p>
  )
}
