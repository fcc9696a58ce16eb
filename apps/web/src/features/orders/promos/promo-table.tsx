import { VisuallyHidden } from '@mantine/core'
import type { Promo } from '@teamloom/contract/promos.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { dateText } from '#web/features/orders/desk/desk-time.ts'
import link from '#web/features/orders/link.module.css'
import classes from '#web/features/orders/promos/promos.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { Tag } from '#web/ui/tag.tsx'
import { WideTable } from '#web/ui/wide-table.tsx'

type Props = {
  readonly promos: readonly Promo[]
  readonly now: Date
  readonly onEdit: (promo: Promo) => void
  readonly onClose: (promo: Promo) => void
}

/** Each code with what it takes off, for whom, when, and how often it was used. */
export function PromoTable({ promos, now, onEdit, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const worth = ({ kind, value, currency }: Promo) =>
    kind === 'amount'
      ? moneyText(value, currency ?? 'cad', locale)
      : `${t('promos.percent', { value: numberText(value, locale) })}${currency ? `, ${currency.toUpperCase()}` : ''}`
  const day = (at: string, days = 0) => {
    const shown = new Date(at)
    shown.setDate(shown.getDate() + days)
    return dateText(shown, locale)
  }
  const time = ({ from, until }: Promo) =>
    from && until
      ? t('promos.times.both', { from: day(from), until: day(until, -1) })
      : from
        ? t('promos.times.from', { from: day(from) })
        : until
          ? t('promos.times.until', { until: day(until, -1) })
          : t('promos.times.always')
  const terms = ({ leastSubtotal, currency, usesPerAccount, firstOrderOnly, addsUp }: Promo) =>
    [
      leastSubtotal > 0 &&
        t('promos.terms.least', { amount: moneyText(leastSubtotal, currency ?? 'cad', locale) }),
      usesPerAccount !== null && t('promos.terms.perAccount', { n: numberText(usesPerAccount, locale) }),
      firstOrderOnly && t('promos.terms.firstOrder'),
      addsUp && t('promos.terms.addsUp'),
    ]
      .filter(Boolean)
      .join(', ')
  const state = ({ from, until, uses, timesUsed }: Promo) =>
    until && new Date(until) <= now
      ? 'expired'
      : uses !== null && timesUsed >= uses
        ? 'used'
        : from && new Date(from) > now
          ? 'later'
          : undefined
  return (
    <WideTable>
      <thead>
        <tr>
          {(['code', 'worth', 'terms', 'time', 'used'] as const).map(column => (
            <th key={column} scope="col">
              {t(`promos.columns.${column}`)}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('ledger.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {promos.map(promo => {
          const is = state(promo)
          return (
            <tr key={promo.id}>
              <th scope="row">
                {promo.code}
                {is && (
                  <div>
                    <Tag kind={is === 'later' ? 'info' : 'neutral'}>{t(`promos.states.${is}`)}</Tag>
                  </div>
                )}
              </th>
              <td className={classes.figure}>{worth(promo)}</td>
              <td>{terms(promo) || '–'}</td>
              <td>{time(promo)}</td>
              <td className={classes.figure}>
                {promo.uses === null
                  ? numberText(promo.timesUsed, locale)
                  : t('promos.usedOf', {
                      n: numberText(promo.timesUsed, locale),
                      of: numberText(promo.uses, locale),
                    })}
              </td>
              <td className={classes.acts}>
                <button
                  type="button"
                  className={link.root}
                  aria-label={t('promos.editOf', { code: promo.code })}
                  onClick={() => onEdit(promo)}
                >
                  {t('promos.editAction')}
                </button>
                <button
                  type="button"
                  className={link.root}
                  aria-label={t('promos.closeOf', { code: promo.code })}
                  onClick={() => onClose(promo)}
                >
                  {t('promos.close')}
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </WideTable>
  )
}
