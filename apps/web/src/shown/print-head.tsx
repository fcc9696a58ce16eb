import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/shown/print-head.module.css'

type Props = {
  readonly title: string
  /** Of what is priced; else of the printing. */
  readonly at?: Date
  readonly isQuotation: boolean
  /** Lines that say for whom it is. */
  readonly client?: readonly string[]
  /** Days from its date for which the prices hold. */
  readonly validDays?: number
}

/** Who quotes what, and when: on paper alone. */
export function PrintHead({ title, at, isQuotation, client = [], validDays }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const provider = useProvider().data
  const format = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long' })
  const start = at ?? today
  const date = format.format(start)
  return (
    <div data-print-only>
      <div className={classes.root}>
        <div>
          <p className={`${classes.title} display`}>{title}</p>
          <p>{date}</p>
          {validDays !== undefined && (
            <p>
              {t('quotation.validUntil', { date: format.format(start.getTime() + validDays * 86_400_000) })}
            </p>
          )}
        </div>
        {client.length > 0 && (
          <div>
            <p>
              <b>{t('quotation.client')}</b>
            </p>
            {client.map(line => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {provider && (
          <div className={classes.from}>
            <p>
              <b>{provider.name}</b>
            </p>
            {provider.address.split(';').map(line => (
              <p key={line}>{line.trim()}</p>
            ))}
            <p>{provider.salesEmail}</p>
          </div>
        )}
      </div>
      {isQuotation && <p className={classes.note}>{t('quotation.note')}</p>}
    </div>
  )
}
