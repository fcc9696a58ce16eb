import { IconAlertCircle, IconInfoCircle, IconMessageCircle } from '@tabler/icons-react'
import { partsOfItem, partsText } from '@teamloom/commerce/pricing/item-parts.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { useListHeld, useListLooked, useListState } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/list-sums.module.css'
import { useSizeName } from '#web/features/lines/use-line-words.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** How many pieces of each size the list comes to, and what they cost. */
export function ListSums({ item }: { readonly item: Pick<CartLine, 'sizes' | 'pricing' | 'soldAs'> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sizeName = useSizeName()
  const { counts } = useListLooked()
  const { about } = useListHeld()
  const refused = useListState(({ faults }) => faults.size)
  const stopping = about.isFixed ? 0 : refused
  const toLookAt = counts.look - stopping
  const { pricing, sizes, soldAs } = item
  const { qty, minQty, minQtyPerSize, total, currency } = pricing
  const n = (value: number) => numberText(value, locale)
  const ordered = sizes.filter(size => size.qty !== 0)
  const few = ordered.filter(size => size.qty < minQtyPerSize)
  return (
    <section className={classes.card} aria-label={t('lines.sums.open')}>
      <header className={classes.head}>
        <h2>{t('lines.sums.pieces', countOf(qty, locale))}</h2>
        <span>{t('lines.sums.least', { n: n(minQty) })}</span>
      </header>
      <dl className={classes.sizes}>
        {ordered.map(size => (
          <div key={size.name} data-few={few.includes(size)}>
            <dt>{sizeName(size.name)}</dt>
            <dd>{n(size.qty)}</dd>
          </div>
        ))}
      </dl>
      {few.length > 0 && (
        <p className={classes.note}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden />
          {t('lines.sums.perSize', {
            n: n(minQtyPerSize),
            sizes: few.map(({ name }) => sizeName(name)).join(', '),
          })}
        </p>
      )}
      {qty > 0 && qty < minQty && (
        <p className={classes.note}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden />
          {t('lines.sums.minimum', { missing: n(minQty - qty) })}
        </p>
      )}
      <p className={classes.total}>
        <span>{t('lines.sums.item')}</span>
        <b>{total === null ? t('cart.item.undetermined') : moneyText(total, currency, locale)}</b>
      </p>
      {total !== null && qty > 0 && (
        <p className={classes.parts}>{partsText(partsOfItem(pricing), currency, locale, soldAs)}</p>
      )}
      {stopping > 0 && (
        <p className={classes.note}>
          <IconAlertCircle size={16} stroke={1.6} aria-hidden />
          {t('lines.sums.stops', countOf(stopping, locale))}
        </p>
      )}
      {(toLookAt > 0 || stopping === 0) && (
        <p className={classes.note}>
          <IconMessageCircle size={16} stroke={1.6} aria-hidden />
          {toLookAt > 0 ? t('lines.sums.look', countOf(toLookAt, locale)) : t('lines.sums.right')}
        </p>
      )}
    </section>
  )
}
