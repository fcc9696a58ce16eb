import { IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { partsOfItem, partsText } from '@teamloom/commerce/pricing/item-parts.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderedItem } from '#web/data/order-entry.ts'
import classes from '#web/features/orders/ordered-item-row.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { GarmentSides } from '#web/shown/garment-sides.tsx'
import { OpenChecks } from '#web/shown/open-checks.tsx'

type Props = {
  readonly item: OrderedItem
  readonly currency: Currency
  readonly sizeLabel: (product: string, size: string) => string
  readonly isForStaff?: boolean
  /** The request that its list is read in; left out: the list is not offered. */
  readonly preorderId?: string
  /** What can be done with it, after what is told of it. */
  readonly children?: ReactNode
}

/** One design as it was ordered. */
export function OrderedItemRow({
  item,
  currency,
  sizeLabel,
  isForStaff = false,
  preorderId,
  children,
}: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { designState, pricing } = item
  const { soldAs } = designState.product
  const sizes = item.sizes
    .filter(size => size.qty > 0)
    .map(size => `${sizeLabel(designState.product.name, size.name)} ${numberText(size.qty, locale)}`)
  return (
    <li className={classes.root}>
      <span className={classes.picture}>
        <GarmentSides
          images={designState.images}
          decoratedSides={designState.decoratedSides}
          sizes="84px"
          iconSize={28}
        />
      </span>
      <div className={classes.names}>
        <p className={classes.name}>{item.designName ?? t('common.untitled')}</p>
        <p className={classes.quiet}>{`${label(designState.product.label)}, ${item.projectName}`}</p>
        {item.colors && <p className={classes.quiet}>{label(item.colors)}</p>}
        <p className={classes.quiet}>{sizes.join(', ')}</p>
        <Credits item={item} currency={currency} />
        <OpenChecks checks={item.openChecks} isForStaff={isForStaff} />
        {preorderId !== undefined && <ListLink item={item} preorderId={preorderId} />}
        {children}
      </div>
      <span className={classes.figure}>
        <span className={classes.amount} title={t('orders.amount')}>
          {pricing.total === null ? t('orders.undetermined') : moneyText(pricing.total, currency, locale)}
        </span>
        <span className={classes.quiet}>
          {pricing.total === null
            ? t(`orders.count.${soldAs}`, countOf(pricing.qty, locale))
            : partsText(partsOfItem(pricing), currency, locale, soldAs)}
        </span>
      </span>
    </li>
  )
}

/** How many people its pieces are for, and the way to who wears what. */
function ListLink({ item, preorderId }: { readonly item: OrderedItem; readonly preorderId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!item.lines) return null
  const people = item.lines.filter(({ id, size }) => id !== size)
  const list = t('orders.list.people', countOf(people.length, locale))
  return (
    <Link
      className={classes.list}
      data-screen-only
      to="/orders/list/$preorderId/$designId"
      params={{ preorderId, designId: item.design_id }}
      aria-label={t('orders.list.of', { list, name: item.designName ?? t('common.untitled') })}
    >
      <IconUsersGroup size={16} stroke={1.6} aria-hidden />
      {list}
    </Link>
  )
}

function Credits({ item: { designState, pricing }, currency }: Pick<Props, 'item' | 'currency'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const used = designState.customizationPricing.creditsUsedInDesign
  if (used === 0) return null
  const credits = t('orders.credits', countOf(used, locale))
  const { extraCredits, priceOfExtraCreditsPerUnit: price } = pricing
  return (
    <p className={classes.quiet}>
      {extraCredits > 0 && price !== null
        ? t(`orders.extraCredits.${designState.product.soldAs}`, {
            credits,
            extra: numberText(extraCredits, locale),
            price: moneyText(price, currency, locale),
          })
        : t('orders.includedCredits', countOf(used, locale))}
    </p>
  )
}
