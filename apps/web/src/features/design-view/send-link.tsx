import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { CallError } from '@teamloom/contract/client.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import classes from '#web/features/design-view/design-view.module.css'
import { refusalText } from '#web/lib/error-toast.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { useEachSecond } from '#web/ui/use-each-second.ts'

/** Milliseconds in which a mail usually comes. */
const patience = 30_000

type Props = {
  /** What needs the room. */
  readonly title: string
  readonly mail: () => Promise<unknown>
}

/** Mails a link to oneself, to be opened where there is room. */
export function SendLink({ title, mail }: Props) {
  const { t } = useTranslation()
  const email = useMe().data?.email ?? ''
  const link = useMutation({ networkMode: 'always', mutationFn: mail })
  const [sentAt, setSentAt] = useState<number>()
  const isWaiting = useEachSecond(now => (sentAt !== undefined && now - sentAt < patience ? 1 : 0)) === 1
  const send = () => link.mutate(undefined, { onSuccess: () => setSentAt(Date.now()) })
  return (
    <section className={classes.send} aria-labelledby="send-link">
      <h2 id="send-link">{title}</h2>
      <div role="status">
        {sentAt === undefined ? (
          <p>{t('designView.text', { email })}</p>
        ) : (
          <div className={classes.sent}>
            <IconCircleCheck size={20} stroke={1.6} aria-hidden />
            <p>{t('designView.sent', { email })}</p>
          </div>
        )}
      </div>
      {!isWaiting && (
        <BusyButton
          size="lg"
          variant={sentAt === undefined ? 'filled' : 'default'}
          busy={link.isPending}
          busyLabel={t('designView.sending')}
          onClick={send}
        >
          {t(sentAt === undefined ? 'designView.send' : 'designView.again')}
        </BusyButton>
      )}
      <div role="alert">{link.isError && <Fault>{wordsOf(link.error)}</Fault>}</div>
    </section>
  )
}

function wordsOf(error: Error): string {
  return error instanceof CallError ? refusalText(error.errorKey, error.facts) : refusalText('unknown')
}
