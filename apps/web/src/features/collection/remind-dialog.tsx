import { reminderWords } from '@teamloom/commerce/collection/reminder-words.ts'
import type { Collection, RosterEntry } from '@teamloom/contract/collection-shape.ts'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { MailDialog } from '#web/ui/mail-dialog.tsx'

type Props = {
  readonly collection: Pick<Collection, 'project' | 'settings'>
  /** Whom it goes to. */
  readonly people: readonly RosterEntry[]
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSend: () => void
}

/** The reminder to those who have not answered. */
export function RemindDialog({ collection: { project, settings }, people, ...actions }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const me = useMe().data
  const about = {
    organizer: me ? `${me.firstName} ${me.lastName}` : '',
    team: project.teamName,
    project: project.name,
    closesAt: settings.closesAt ? new Date(settings.closesAt) : null,
    timeZone: settings.timeZone,
  }
  return (
    <MailDialog
      title={t('collection.remind.title')}
      languages={people.map(({ language }) => language)}
      mailIn={language => reminderWords(about, language)}
      note={t('collection.remind.limit')}
      confirmLabel={t('collection.remind.button', countOf(people.length, locale))}
      {...actions}
    />
  )
}
