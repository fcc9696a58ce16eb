import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { amountText, moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/summary-table.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Tax = NonNullable<PreorderDetail['order']>['invoice']['taxes'][number]

/** An order's taxes, as they are and would be with what is typed. */
export function TaxRows() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail, preview } = useEditing()
  const were = detail.order?.invoice.taxes ?? []
  const are = preview ? (preview.order?.invoice.taxes ?? []) : were
  const keyOf = ({ jurisdiction, name, percentage }: Tax) => `${jurisdiction} ${name} ${percentage}`
  const rows = new Map([...were, ...are].map(tax => [keyOf(tax), tax]))
  const amountIn = (taxes: readonly Tax[], key: string) => taxes.find(tax => keyOf(tax) === key)?.amount
  return [...rows].map(([key, tax]) => {
    const [old, next] = [amountIn(were, key), amountIn(are, key)]
    return (
      <tr key={key} data-changed={old !== next}>
        <th scope="row" colSpan={7}>
          {t('orders.tax', {
            name: t(`orders.taxNames.${tax.name}`),
            percentage: numberText(tax.percentage, locale),
          })}
        </th>
        <Figure
          old={old === undefined ? '–' : amountText(old, locale)}
          next={next === undefined ? '–' : amountText(next, locale)}
        />
      </tr>
    )
  })
}

/** What designs and charges come to, apart from their delivery; then that. */
export function AmountRows() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail, preview = detail } = useEditing()
  const text = (amount: Cents | null) => (amount === null ? '–' : amountText(amount, locale))
  return (
    [
      ['subtotal', 'subtotal'],
      ['shippingInAll', 'shipping'],
    ] as const
  ).map(([label, amount]) => {
    const [old, next] = [text(detail.invoice[amount]), text(preview.invoice[amount])]
    return (
      <tr key={amount} className={classes.amount} data-changed={old !== next}>
        <th scope="row" colSpan={7}>
          {t(`desk.summary.${label}`)}
        </th>
        <Figure old={old} next={next} />
      </tr>
    )
  })
}

/** What all comes to; of an order with its taxes, what is paid and what is left. */
export function SummarySums() {
  const { t } = useTranslation()
  const { detail, preview = detail } = useEditing()
  const isTaxed = detail.order !== null || preview.order !== null
  return (
    <dl className={classes.sums}>
      <Sum name={t('desk.summary.beforeTaxes')} amountOf={({ invoice }) => invoice.total} isTotal />
      {isTaxed && (
        <>
          <Sum name={t('desk.summary.withTaxes')} amountOf={({ order }) => order?.invoice.total} />
          <Sum name={t('desk.summary.paid')} amountOf={({ order }) => order?.invoice.paid} />
          <Sum name={t('desk.summary.balance')} amountOf={({ order }) => order?.invoice.balance} />
        </>
      )}
    </dl>
  )
}

type SumProps = {
  readonly name: string
  /** Null: to be determined; undefined: there is none. */
  readonly amountOf: (detail: PreorderDetail) => Cents | null | undefined
  readonly isTotal?: boolean
}

function Sum({ name, amountOf, isTotal }: SumProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail, preview = detail } = useEditing()
  const text = (of: PreorderDetail) => {
    const amount = amountOf(of)
    if (amount === undefined) return ''
    return amount === null ? t('orders.undetermined') : moneyText(amount, of.invoice.currency, locale)
  }
  const [old, next] = [text(detail), text(preview)]
  return (
    <div data-total={isTotal}>
      <dt>{name}</dt>
      <dd>
        {old !== next && <del>{old}</del>} {next}
      </dd>
    </div>
  )
}

type FigureProps = {
  readonly old: string
  readonly next: string
  /** What it is, where a phone shows no head of its column. */
  readonly label?: string
}

/** A figure; while something is typed that changes it, the one that was is struck. */
export function Figure({ old, next, label }: FigureProps) {
  return (
    <td data-label={label}>
      {old !== next && <del>{old}</del>} {next}
    </td>
  )
}
