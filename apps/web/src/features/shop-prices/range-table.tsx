import { ActionIcon, Button } from '@mantine/core'
import { IconCircleCheck, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Pricing } from '@teamloom/catalog/definition.ts'
import {
  cellOf,
  copyRows,
  pasteRows,
  priceColumns,
  type RangeRow,
  rowsOf,
  withCell,
  withRows,
} from '@teamloom/commerce/house/price-cells.ts'
import { must } from '@teamloom/kit/assert.ts'
import { currencies } from '@teamloom/kit/money.ts'
import { amountText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { PriceField } from '#web/features/shop-prices/price-field.tsx'
import type { PriceDraft } from '#web/features/shop-prices/use-price-draft.ts'
import { centsOf } from '#web/lib/dollars.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import classes from '#web/ui/settings.module.css'

/** The ranges of a product's prices in both currencies, like a sheet that is copied from and pasted into. */
export function RangeTable({ draft }: { readonly draft: PriceDraft }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { pricing, set, was, isReadOnly } = draft
  const rows = rowsOf(pricing)
  const setAt = rowsOf(was)
  const change = (next: readonly RangeRow[]) => set(withRows(pricing, next))
  const paste = (row: number, column: number) => (text: string) => {
    const pasted = pasteRows(rows, text, { row, column }, centsOf)
    if ('rows' in pasted) return change(pasted.rows)
    showToast({ key: 'price-paste', kind: 'error', message: t('prices.pasteFault', pasted.fault) })
  }
  const last = must(rows.at(-1), 'range')
  return (
    <section className={classes.card} aria-label={t('prices.ranges')}>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('prices.from')}
              </th>
              {currencies.map(currency => (
                <th key={currency} scope="colgroup" colSpan={3}>
                  <b>{currency.toUpperCase()}</b>
                </th>
              ))}
              <td rowSpan={2}>{'\u00a0'}</td>
            </tr>
            <tr>
              {currencies.flatMap(currency =>
                (['piece', 'shipping', 'together'] as const).map(of => (
                  <th key={`${currency} ${of}`} scope="col" className={classes.number}>
                    {t(`prices.columns.${of}`)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a range is known by its place
              <tr key={at}>
                {priceColumns.map((column, place) => {
                  const money = column.of !== 'qty' && row[column.currency]
                  const before = setAt[at]
                  return [
                    <td key={place}>
                      <PriceField
                        kind={column.of === 'qty' ? 'whole' : 'cents'}
                        label={
                          column.of === 'qty'
                            ? t('prices.cells.qty', { n: at + 1 })
                            : t(`prices.cells.${column.of}`, {
                                qty: numberText(row.qty || 0, locale),
                                currency: column.currency.toUpperCase(),
                              })
                        }
                        value={cellOf(row, column)}
                        was={before && cellOf(before, column)}
                        fault={draft.faultAt(
                          column.of === 'qty'
                            ? [
                                `pricingCurrency.cad.pricingRange.${at}.qty`,
                                `pricingCurrency.usd.pricingRange.${at}.qty`,
                              ]
                            : [`pricingCurrency.${column.currency}.pricingRange.${at}.${column.of}`],
                        )}
                        isReadOnly={isReadOnly}
                        onChange={value => change(rows.with(at, withCell(row, column, value)))}
                        onPasteTable={paste(at, place)}
                      />
                    </td>,
                    money && column.of === 'shipping' && (
                      <td key={`${place} together`} className={`${classes.together} figures`}>
                        {Number.isNaN(money.price + money.shipping)
                          ? '–'
                          : amountText(money.price + money.shipping, locale)}
                      </td>
                    ),
                  ]
                })}
                <td>
                  {!isReadOnly && rows.length > 1 && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('prices.removeRange', { qty: numberText(row.qty || 0, locale) })}
                      onClick={() => change(rows.toSpliced(at, 1))}
                    >
                      <IconTrash size={18} stroke={1.6} aria-hidden />
                    </ActionIcon>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.foot}>
        <div role="status" className={classes.verdict}>
          {draft.rangeFault ? (
            <Fault>{draft.rangeFault}</Fault>
          ) : (
            <span className={classes.ok}>
              <IconCircleCheck size={18} stroke={1.6} aria-hidden />
              {t('prices.inOrder')}
            </span>
          )}
        </div>
        <CopyButton text={copyRows(rows, cents => amountText(cents, locale))} label={t('prices.copy')} />
        {!isReadOnly && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
            onClick={() => change([...rows, { ...last, qty: nextQty(last.qty, pricing) }])}
          >
            {t('prices.addRange')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Twice as many, as far as that can be ordered. */
function nextQty(qty: number, { maxQty }: Pricing): number {
  return Math.max(qty + 1, Math.min(qty * 2, maxQty)) || 1
}
