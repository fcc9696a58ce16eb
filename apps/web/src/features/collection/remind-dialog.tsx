import { Button, Modal, SegmentedControl } from '@mantine/core'
import { reminderWords } from '@teamloom/commerce/collection/reminder-words.ts'
import type { Collection, RosterEntry } from '@teamloom/contract/collection-shape.ts'
import { type Locale, locales } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import classes from '#web/features/collection/remind-dialog.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { languageNames } from '#web/lib/language-names.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import dialog from '#web/ui/dialog.module.css'

type Props = {
  readonly collection: Pick<Collection, 'project' | 'settings'>
  /** Whom it goes to. */
  readonly people: readonly RosterEntry[]
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSend: () => void
}

/** The mail as it will be read, in each of its languages, before it goes out. */
export function RemindDialog({ collection: { project, settings }, people, isBusy, onClose, onSend }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const me = useMe().data
  const spoken = locales.filter(each => people.some(({ language }) => language === each))
  const [chosen, setChosen] = useState<Locale>()
  const language = chosen ?? (spoken.includes(locale) ? locale : (spoken[0] ?? locale))
  const count = (wanted: Locale) => people.filter(each => each.language === wanted).length
  const mail = reminderWords(
    {
      organizer: me ? `${me.firstName} ${me.lastName}` : '',
      team: project.teamName,
      project: project.name,
      closesAt: settings.closesAt ? new Date(settings.closesAt) : null,
      timeZone: settings.timeZone,
    },
    language,
  )
  return (
    <Modal
      opened
      onClose={onClose}
      size={480}
      title={t('collection.remind.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
    >
      <div className={classes.root}>
        {spoken.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('collection.remind.language')}
            value={language}
            data={spoken.map(value => ({
              value,
              label: `${languageNames[value]} ${numberText(count(value), locale)}`,
            }))}
            onChange={value => setChosen(value === 'fr' ? 'fr' : 'en')}
          />
        )}
        <article className={classes.mail} lang={language} aria-label={t('collection.remind.mail')}>
          <p className={classes.subject}>
            <small lang={locale}>{t('collection.remind.subject')}</small>
            <b>{mail.subject}</b>
          </p>
          <h3 dir="auto">{mail.heading}</h3>
          {mail.paragraphs.map(text => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
          <span className={classes.button}>{mail.action}</span>
        </article>
        <p className={classes.quiet}>{t('collection.remind.limit')}</p>
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <BusyButton
            data-autofocus
            busy={isBusy}
            busyLabel={t('collection.remind.sending')}
            onClick={onSend}
          >
            {t('collection.remind.button', countOf(people.length, locale))}
          </BusyButton>
        </div>
      </div>
    </Modal>
  )
}
