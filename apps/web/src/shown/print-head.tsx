import { longDateText } from '@teamloom/kit/date-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/shown/print-head.module.css'

type Props = {
  readonly title: string
  /** When what is printed was priced; left out, the time of the printing stands for it. */
  readonly at?: Date
  readonly isQuotation: boolean
  /** Lines that say for whom it is. */
  readonly client?: readonly string[]
}

/** Days from its date for which what is quoted holds, as the terms say. */
const validDays = 30

/** Who quotes what, and when: on paper alone. */
export function PrintHead({ title, at, isQuotation, client = [] }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const provider = useProvider().data
  const start = at ?? today
  return (
    <div data-print-only>
      <div className={classes.root}>
        <div>
          <p className={`${classes.title} display`}>{title}</p>
          <p>{longDateText(start, locale)}</p>
          {isQuotation && (
            <p>
              {t('quotation.validUntil', {
                date: longDateText(start.getTime() + validDays * 86_400_000, locale),
              })}
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
