import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Card } from '#web/features/collection/card.tsx'
import { RemindButton } from '#web/features/collection/remind-button.tsx'
import classes from '#web/features/collection/side-cards.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { relativeTime } from '#web/ui/relative-time.ts'

type Props = { readonly collection: Collection; readonly onAll: () => void }

const mostShown = 5

/** Who of those who are expected has not answered, and one press to remind them. */
export function MissingCard({ collection, onAll }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [now] = useState(Date.now)
  const { roster } = collection
  const missing = roster.filter(({ answeredAt }) => !answeredAt)
  const n = (value: number) => numberText(value, locale)
  if (roster.length === 0) {
    return (
      <Card title={t('collection.missing.title')}>
        <p className={classes.quiet}>{t('collection.missing.empty')}</p>
      </Card>
    )
  }
  const answered = roster.length - missing.length
  return (
    <Card
      title={t('collection.missing.title')}
      aside={
        <button type="button" className={classes.action} onClick={onAll}>
          {t('collection.missing.all', countOf(roster.length, locale))}
        </button>
      }
    >
      <p className={classes.split}>
        <span>
          <Trans
            i18nKey="collection.missing.have"
            values={{ answered: n(answered), all: n(roster.length) }}
            components={{ b: <b /> }}
          />
        </span>
        <span>{t('collection.missing.missing', { n: n(missing.length) })}</span>
      </p>
      <span className={classes.bar} aria-hidden>
        <i style={{ width: `${(100 * answered) / roster.length}%` }} />
      </span>
      {missing.length === 0 && <p className={classes.quiet}>{t('collection.missing.everybody')}</p>}
      <ul className={classes.people}>
        {missing.slice(0, mostShown).map(person => (
          <li key={person.id}>
            <span>{`${person.first_name} ${person.last_name}`.trim() || person.email}</span>
            <span>
              {person.isSilent
                ? t('collection.missing.silent')
                : person.remindedAt
                  ? t('collection.missing.reminded', {
                      when: relativeTime(new Date(person.remindedAt), now, locale) ?? t('common.justNow'),
                    })
                  : t('collection.missing.added', {
                      when: relativeTime(new Date(person.addedAt), now, locale) ?? t('common.justNow'),
                    })}
            </span>
          </li>
        ))}
      </ul>
      {missing.length > mostShown && (
        <p className={classes.quiet}>{t('collection.missing.more', { n: n(missing.length - mostShown) })}</p>
      )}
      <RemindButton collection={collection} />
    </Card>
  )
}
