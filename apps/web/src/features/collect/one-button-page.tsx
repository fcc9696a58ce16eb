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
  comments: {
    title: 'collect.comments.title',
    text: 'collect.comments.text',
    button: 'collect.comments.button',
    done: 'collect.comments.done',
  },
  commentsAgain: {
    title: 'collect.comments.againTitle',
    text: 'collect.comments.againText',
    button: 'collect.comments.againButton',
    done: 'collect.comments.againDone',
  },
  roster: {
    title: 'collect.reminders.rosterTitle',
    text: 'collect.reminders.rosterText',
    button: 'collect.reminders.rosterButton',
    done: 'collect.reminders.rosterDone',
  },
} as const

type Props = {
  readonly words: keyof typeof keys
  readonly act: () => Promise<unknown>
  /** What can be done once it is done. */
  readonly next?: { readonly words: keyof typeof keys; readonly act: () => Promise<unknown> }
}

/** What a mailed link leads to: programs that look into mails open links, only people press. */
export function OneButtonPage({ words, act, next }: Props) {
  const { t } = useTranslation()
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'failed'>('asked')
  const [goesOn, setGoesOn] = useState(false)
  const { title, text, button, done } = keys[words]
  const press = () => {
    setState('busy')
    act().then(
      () => setState('done'),
      () => setState('failed'),
    )
  }
  if (next && goesOn) return <OneButtonPage key={next.words} {...next} />
  return (
    <PageFrame title={t(title)}>
      {state === 'done' ? (
        <PlainMessage isHeading icon={<IconCircleCheck size={26} stroke={1.6} aria-hidden />} title={t(done)}>
          {next && (
            <button type="button" className="link" onClick={() => setGoesOn(true)}>
              {t(keys[next.words].button)}
            </button>
          )}
        </PlainMessage>
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
