import { Button, Modal, SegmentedControl } from '@mantine/core'
import { type Locale, locales } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/lib/i18n.ts'
import { languageNames } from '#web/lib/language-names.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import dialog from '#web/ui/dialog.module.css'
import classes from '#web/ui/mail-dialog.module.css'

type MailText = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action: string
}

type Props = {
  readonly title: string
  /** The languages of those to whom it goes. */
  readonly languages: readonly Locale[]
  readonly mailIn: (language: Locale) => MailText
  readonly note: string
  /** The words of the button, with the number of those to whom the mail goes. */
  readonly confirmLabel: string
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onSend: () => void
}

/** A mail to several people as it will be read, in each of its languages, before it goes out. */
export function MailDialog(props: Props) {
  const { title, languages, mailIn, note, confirmLabel, isBusy, onClose, onSend } = props
  const { t } = useTranslation()
  const locale = useLocale()
  const spoken = locales.filter(each => languages.includes(each))
  const [chosen, setChosen] = useState<Locale>()
  const language = chosen ?? (spoken.includes(locale) ? locale : (spoken[0] ?? locale))
  const count = (wanted: Locale) => languages.filter(each => each === wanted).length
  const { subject, heading, paragraphs, action } = mailIn(language)
  return (
    <Modal
      opened
      onClose={onClose}
      size={480}
      title={title}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
    >
      <div className={classes.root}>
        {spoken.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('mail.language')}
            value={language}
            data={spoken.map(value => ({
              value,
              label: `${languageNames[value]} ${numberText(count(value), locale)}`,
            }))}
            onChange={value => setChosen(value === 'fr' ? 'fr' : 'en')}
          />
        )}
        <article className={classes.mail} lang={language} aria-label={t('mail.mail')}>
          <p className={classes.subject}>
            <small lang={locale}>{t('mail.subject')}</small>
            <b>{subject}</b>
          </p>
          <h3 dir="auto">{heading}</h3>
          {paragraphs.map(text => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
          <span className={classes.button}>{action}</span>
        </article>
        <p className={classes.quiet}>{note}</p>
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <BusyButton data-autofocus busy={isBusy} busyLabel={t('mail.sending')} onClick={onSend}>
            {confirmLabel}
          </BusyButton>
        </div>
      </div>
    </Modal>
  )
}
