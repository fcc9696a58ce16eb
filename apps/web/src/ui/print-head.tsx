import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/ui/print-head.module.css'

type Props = {
  readonly title: string
  /** Of what is priced; else of the printing. */
  readonly at?: Date
  readonly isQuotation: boolean
}

/** Who quotes what, and when: on paper alone. */
export function PrintHead({ title, at, isQuotation }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const provider = useProvider().data
  const date = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long' }).format(at ?? today)
  return (
    <div data-print-only>
      <div className={classes.root}>
        <div>
          <p className={`${classes.title} display`}>{title}</p>
          <p>{date}</p>
        </div>
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
