import { numberText } from '@teamloom/kit/money-text.ts'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/shown/contact-for-price.module.css'

/** Past the largest quantity a person makes the price. */
export function ContactForPrice({ from }: { readonly from: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: provider } = useProvider()
  return (
    <div className={classes.contact}>
      <p className="display">{t('price.toBeDetermined')}</p>
      <p>
        <Trans
          i18nKey="price.contact"
          values={{ from: numberText(from, locale) }}
          components={{ a: <MailLink to={provider?.salesEmail ?? ''} /> }}
        />
      </p>
    </div>
  )
}

/** Its words come from the translation. */
function MailLink({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
  return <a href={`mailto:${to}`}>{children}</a>
}
