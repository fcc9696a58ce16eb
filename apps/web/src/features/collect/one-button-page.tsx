import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFrame } from '#web/features/collect/page-frame.tsx'
import { PlainMessage } from '#web/features/collect/plain-message.tsx'

const keys = {
  confirm: {
    title: 'collect.newsletter.confirmTitle',
    text: 'collect.newsletter.confirmText',
    button: 'collect.newsletter.confirmButton',
    done: 'collect.newsletter.confirmed',
  },
  leave: {
    title: 'collect.newsletter.leaveTitle',
    text: 'collect.newsletter.leaveText',
    button: 'collect.newsletter.leaveButton',
    done: 'collect.newsletter.left',
  },
  reminders: {
    title: 'collect.reminders.title',
    text: 'collect.reminders.text',
    button: 'collect.reminders.button',
    done: 'collect.reminders.done',
  },
} as const

type Props = { readonly words: keyof typeof keys; readonly act: () => Promise<unknown> }

/** What a mailed link leads to: programs that look into mails open links, only people press. */
export function OneButtonPage({ words, act }: Props) {
  const { t } = useTranslation()
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'failed'>('asked')
  const { title, text, button, done } = keys[words]
  const press = () => {
    setState('busy')
    act().then(
      () => setState('done'),
      () => setState('failed'),
    )
  }
  return (
    <PageFrame title={t(title)}>
      {state === 'done' ? (
        <PlainMessage
          isHeading
          icon={<IconCircleCheck size={26} stroke={1.6} aria-hidden />}
          title={t(done)}
        />
      ) : (
        <PlainMessage isHeading icon={<IconMail size={26} stroke={1.6} aria-hidden />} title={t(title)}>
          <p>{t(text)}</p>
          <button type="button" className="button primary large" disabled={state === 'busy'} onClick={press}>
            {t(button)}
          </button>
          <p role="status">{state === 'failed' && t('collect.failed.other')}</p>
        </PlainMessage>
      )}
    </PageFrame>
  )
}
