import { SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { type Cents, type Currency, currencies } from '@teamloom/kit/money.ts'
import { amountText, moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { dequal } from 'dequal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { grantedOf } from '#web/features/orders/order-entry.ts'
import { DiscountForm } from '#web/features/orders/preorder/discount-form.tsx'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import fields from '#web/features/orders/preorder/fields.module.css'
import classes from '#web/features/orders/preorder/summary-table.module.css'
import { useDiscountName } from '#web/features/orders/preorder/use-discount-name.ts'
import { useLocale } from '#web/lib/i18n.ts'

const amounts = [
  'pricePerUnit',
  'priceOfExtraCreditsPerUnit',
  'priceOfShippingPerUnit',
  'priceOfExtraSizes',
  'total',
] as const

/** A discount that is not there yet. */
const added = ''

/** What each design costs and the sums; once it is ordered with taxes and what is paid. */
export function SummaryTable() {
  const { t } = useTranslation()
  const locale = useLocale()
  const discountName = useDiscountName()
  const { detail, preview } = useEditing()
  const [edited, setEdited] = useState<string>()
  const [isPaidIn, setPaidIn] = useState<Currency>()
  const { invoice, purchasedItems, order } = detail
  const endEditing = () => setEdited(undefined)
  const { currency } = invoice
  const bare = (amount: Cents | null) => (amount === null ? '–' : amountText(amount, locale))
  const granted = grantedOf(detail)
  const willBe = new Map(preview?.purchasedItems.map(item => [item.id, item.pricing]))
  const total = (of: PreorderDetail) =>
    of.invoice.total === null
      ? t('orders.undetermined')
      : moneyText(of.invoice.total, of.invoice.currency, locale)
  const taxed = order?.invoice
  return (
    <section className={classes.root} aria-labelledby="preorder-summary">
      <div className={classes.head}>
        <h2 id="preorder-summary" className={classes.title}>
          {t('desk.summary.title')}
        </h2>
        <div className={classes.currency}>
          <span id="preorder-currency">{t('preorder.currency')}</span>
          <SegmentedControl
            size="sm"
            aria-labelledby="preorder-currency"
            value={isPaidIn ?? invoice.currency}
            data={currencies.map(code => ({ value: code, label: code.toUpperCase() }))}
            onChange={value => {
              const chosen = currencies.find(code => code === value)
              setPaidIn(chosen === invoice.currency ? undefined : chosen)
            }}
          />
        </div>
      </div>
      {isPaidIn && isPaidIn !== invoice.currency && (
        <EditBox
          edit={{ kind: 'setCurrency', currency: isPaidIn }}
          valueOf={request => request.invoice.currency}
          saveLabel={t('preorder.setCurrency', { currency: isPaidIn.toUpperCase() })}
          onSaved={() => setPaidIn(undefined)}
          onCancel={() => setPaidIn(undefined)}
        >
          <p className={classes.note}>{t('preorder.ownTable')}</p>
        </EditBox>
      )}
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {(
                ['product', 'pieces', 'unit', 'extraCredits', 'shipping', 'extraSizes', 'total'] as const
              ).map(column => (
                <th key={column} scope="col">
                  {t(`desk.summary.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {purchasedItems.map(({ id, designName, pricing }) => {
              const next = willBe.get(id) ?? pricing
              return (
                <tr key={id} data-changed={!dequal(next, pricing)}>
                  <th scope="row">{designName ?? t('common.untitled')}</th>
                  <Figure old={numberText(pricing.qty, locale)} next={numberText(next.qty, locale)} />
                  {amounts.map(amount => (
                    <Figure key={amount} old={bare(pricing[amount])} next={bare(next[amount])} />
                  ))}
                </tr>
              )
            })}
            {granted.map(({ id, name, amount }) => (
              <tr key={id} className={classes.discount}>
                <th scope="row" colSpan={6}>
                  {discountName(name)}{' '}
                  {edited === undefined && (
                    <button
                      type="button"
                      className={fields.link}
                      aria-label={t('preorder.discount.edit', { name: discountName(name) })}
                      onClick={() => setEdited(id)}
                    >
                      {t('preorder.discount.change')}
                    </button>
                  )}
                </th>
                <td>{`−\u00a0${bare(amount)}`}</td>
              </tr>
            ))}
            {taxed?.taxes.map(tax => (
              <tr key={`${tax.jurisdiction} ${tax.name}`}>
                <th scope="row" colSpan={6}>
                  {t('orders.tax', {
                    name: t(`orders.taxNames.${tax.name}`),
                    percentage: numberText(tax.percentage, locale),
                  })}
                </th>
                <td>{bare(tax.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {edited === undefined ? (
        <button type="button" className={fields.link} onClick={() => setEdited(added)}>
          <IconPlus size={16} stroke={1.6} aria-hidden />
          {t('preorder.discount.add')}
        </button>
      ) : (
        <DiscountForm key={edited} discountId={edited === added ? undefined : edited} onDone={endEditing} />
      )}
      <dl className={classes.sums}>
        <div data-total>
          <dt>{t('desk.summary.beforeTaxes')}</dt>
          <dd>
            {preview && total(preview) !== total(detail) && <del>{total(detail)}</del>}{' '}
            {total(preview ?? detail)}
          </dd>
        </div>
        {taxed && (
          <>
            <div>
              <dt>{t('desk.summary.withTaxes')}</dt>
              <dd>
                {taxed.total === null ? t('orders.undetermined') : moneyText(taxed.total, currency, locale)}
              </dd>
            </div>
            <div>
              <dt>{t('desk.summary.paid')}</dt>
              <dd>{moneyText(taxed.paid, currency, locale)}</dd>
            </div>
            <div>
              <dt>{t('desk.summary.balance')}</dt>
              <dd>
                {taxed.balance === null
                  ? t('orders.undetermined')
                  : moneyText(taxed.balance, currency, locale)}
              </dd>
            </div>
          </>
        )}
      </dl>
    </section>
  )
}

/** A figure; while something is typed that changes it, the one that was is struck. */
function Figure({ old, next }: { readonly old: string; readonly next: string }) {
  return (
    <td>
      {old !== next && <del>{old}</del>} {next}
    </td>
  )
}
