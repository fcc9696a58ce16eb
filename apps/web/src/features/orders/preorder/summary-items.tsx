import { priceBeforeCredits } from '@teamloom/commerce/pricing/price-item.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { amountText, numberText } from '@teamloom/kit/money-text.ts'
import { dequal } from 'dequal'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { Figure } from '#web/features/orders/preorder/summary-sums.tsx'
import classes from '#web/features/orders/preorder/summary-table.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { LongName } from '#web/ui/long-name.tsx'

type Pricing = PreorderDetail['purchasedItems'][number]['pricing']

/** PR22: in the order of the columns. */
const amountsOf = (pricing: Pricing) => [
  priceBeforeCredits(pricing),
  pricing.priceOfExtraCreditsPerUnit,
  pricing.priceOfShippingPerUnit,
  pricing.priceOfPersonal,
  pricing.priceOfExtraSizes,
  pricing.total,
]

/** Each column, and what an amount in it is of. */
const columns = [
  ['product', undefined],
  ['pieces', undefined],
  ['unit', 'aPiece'],
  ['extraCredits', 'aPiece'],
  ['shipping', 'aPiece'],
  ['personal', 'inAll'],
  ['extraSizes', 'inAll'],
  ['total', 'inAll'],
] as const

export function SummaryHead() {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        {columns.map(([column, of]) => (
          <th key={column} scope="col">
            {t(`desk.summary.${column}`)}
            {of && <span className={classes.of}>{t(`desk.summary.${of}`)}</span>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** What each design costs, and what it will cost. */
export function ItemRows() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail, preview } = useEditing()
  const bare = (amount: Cents | null) => (amount === null ? '–' : amountText(amount, locale))
  const amountNames = columns
    .filter(([, of]) => of)
    .map(([column, of]) => `${t(`desk.summary.${column}`)}${of ? `, ${t(`desk.summary.${of}`)}` : ''}`)
  const willBe = new Map(preview?.purchasedItems.map(item => [item.id, item.pricing]))
  return detail.purchasedItems.map(({ id, designName, pricing }) => {
    const next = willBe.get(id) ?? pricing
    return (
      <tr key={id} data-changed={!dequal(next, pricing)}>
        <th scope="row">
          <LongName name={designName ?? t('common.untitled')} />
        </th>
        <Figure
          label={t('desk.summary.pieces')}
          old={numberText(pricing.qty, locale)}
          next={numberText(next.qty, locale)}
        />
        {amountsOf(pricing).map((amount, column) => (
          <Figure
            // oxlint-disable-next-line react/no-array-index-key -- a column has no other name, and stays
            key={column}
            label={amountNames[column] ?? ''}
            old={bare(amount)}
            next={bare(amountsOf(next)[column] ?? null)}
          />
        ))}
      </tr>
    )
  })
}
