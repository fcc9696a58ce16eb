import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { Subscribers } from '#web/data/newsletter.ts'
import { dateText } from '#web/features/orders/desk/desk-time.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/screens/staff/promos-screen.module.css'
import { Tag } from '#web/ui/tag.tsx'
import { WideTable } from '#web/ui/wide-table.tsx'

const kinds = { in: 'ok', waiting: 'neutral', left: 'neutral' } as const

/** Who reads the newsletter, and how many of all are shown. */
export function NewsletterTable({ list: { items, total } }: { readonly list: Subscribers }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      {items.length < total && (
        <p className={classes.note}>
          {t('newsletter.shown', { n: numberText(items.length, locale), of: numberText(total, locale) })}
        </p>
      )}
      <WideTable>
        <thead>
          <tr>
            <th scope="col">{t('newsletter.email')}</th>
            <th scope="col">{t('newsletter.language')}</th>
            <th scope="col">{t('newsletter.since')}</th>
            <th scope="col">{t('newsletter.state')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(each => (
            <tr key={each.id}>
              <th scope="row">{each.email}</th>
              <td>{each.language.toUpperCase()}</td>
              <td>{dateText(new Date(each.created_at), locale)}</td>
              <td>
                <Tag kind={kinds[each.state]}>{t(`newsletter.states.${each.state}`)}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  )
}
