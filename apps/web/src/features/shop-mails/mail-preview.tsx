import { SegmentedControl, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSend } from '@tabler/icons-react'
import type { MailText } from '@teamloom/commerce/house/mails/mail-text.ts'
import type { MailPreview as Preview } from '@teamloom/contract/mails.ts'
import { type Locale, locales } from '@teamloom/kit/label.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMailPreview, useSendTestMail } from '#web/data/mails.ts'
import classes from '#web/features/shop-mails/mails.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import settings from '#web/ui/settings.module.css'

type Props = {
  readonly name: string
  readonly value: MailText
  readonly isWrong: boolean
}

/** A mail as it would be written today, in one language; it can be sent to oneself. */
export function MailPreview({ name, value, isWrong }: Props) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Locale>(useLocale())
  const [rested] = useDebouncedValue(value, 400)
  const preview = useMailPreview({ name, language, value: rested }, isWrong)
  const send = useSendTestMail()
  const tell = (kind: 'info' | 'error', message: string) => showToast({ key: 'mail test', kind, message })
  return (
    <section className={settings.card} aria-label={t('mails.preview')}>
      <div className={classes.head}>
        <h2 className={settings.heading}>{t('mails.preview')}</h2>
        <SegmentedControl
          size="xs"
          aria-label={t('mails.language')}
          value={language}
          data={locales.map(each => ({ value: each, label: t(`shop.languages.${each}`) }))}
          onChange={chosen => setLanguage(locales.find(each => each === chosen) ?? language)}
        />
        <BusyButton
          size="sm"
          variant="default"
          leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
          busy={send.isPending}
          busyLabel={t('mails.sending')}
          disabled={isWrong}
          onClick={() =>
            send.mutate(
              { name, language, value },
              {
                onSuccess: ({ to }) => tell('info', t('mails.sent', { to })),
                onError: error => tell('error', faultOf(error)),
              },
            )
          }
        >
          {t('mails.send')}
        </BusyButton>
      </div>
      <p className={settings.fieldHint}>{t('mails.previewHint')}</p>
      {preview.isError && !isWrong && (
        <LoadFailed text={t('mails.previewFailed')} onRetry={() => void preview.refetch()} />
      )}
      {preview.isPending && !isWrong && (
        <Skeleton height={220} radius={12} role="status" aria-label={t('common.loading')} />
      )}
      {isWrong && <p className={settings.waits}>{t('mails.previewWaits')}</p>}
      {preview.data && !isWrong && <Written mail={preview.data} language={language} />}
    </section>
  )
}

function Written({ mail, language }: { readonly mail: Preview; readonly language: Locale }) {
  const { t } = useTranslation()
  return (
    <article className={classes.mail} lang={`${language}-CA`} aria-label={mail.subject}>
      <header className={classes.envelope}>
        <b>{mail.subject}</b>
        <span>{t('mails.envelope', { from: mail.from, to: mail.to })}</span>
      </header>
      <h3 className={classes.heading}>{mail.heading}</h3>
      {mail.paragraphs.map((words, at) => (
        // Paragraphs have no names: their order is all there is.
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in a text
        <p key={at}>{words}</p>
      ))}
      {mail.action && <span className={classes.action}>{mail.action}</span>}
      <footer className={classes.footer}>{mail.footer}</footer>
    </article>
  )
}
