import { chatReminder } from '@teamloom/commerce/collection/reminder-words.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '#web/features/collection/card.tsx'
import { addressOf } from '#web/features/collection/link-card.tsx'
import { RemindButton } from '#web/features/collection/remind-button.tsx'
import classes from '#web/features/collection/side-cards.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** A mail to those who are missing, or a text for where they talk. */
export function RemindCard({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { project, settings, roster } = collection
  const unanswered = roster.filter(({ answeredAt }) => !answeredAt)
  const missing = unanswered.length
  const french = unanswered.filter(({ language }) => language === 'fr').length
  const { closesAt, timeZone, language } = settings
  const text = chatReminder(
    {
      project: project.name,
      team: project.teamName,
      closesAt: closesAt ? new Date(closesAt) : null,
      timeZone,
    },
    addressOf(project.token),
    language,
  )
  return (
    <Card
      title={t('collection.remind.title')}
      aside={t('collection.missing.missing', { n: numberText(missing, locale) })}
    >
      <div className={classes.preview}>
        <span lang={language} dir="auto">
          {text}
        </span>
        <span className={classes.action}>
          <CopyButton text={text} />
        </span>
      </div>
      {missing > 0 && (
        <p className={classes.quiet}>
          {t('collection.remind.languages', {
            fr: numberText(french, locale),
            en: numberText(missing - french, locale),
          })}
        </p>
      )}
      <RemindButton collection={collection} />
    </Card>
  )
}
