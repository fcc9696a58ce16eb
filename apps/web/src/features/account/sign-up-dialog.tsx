import { Modal } from '@mantine/core'
import { IconCheck, IconClock } from '@tabler/icons-react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesigns } from '#web/data/designs.ts'
import { useAccountExists } from '#web/data/user.ts'
import { InDialog } from '#web/features/account/in-dialog.ts'
import { LoginStep } from '#web/features/account/login-step.tsx'
import { PlaceStep } from '#web/features/account/place-step.tsx'
import classes from '#web/features/account/sign-up-dialog.module.css'
import { useEmailField } from '#web/features/account/use-email-field.tsx'
import { type LoggedIn, type TakenOver, useEnter } from '#web/features/account/use-enter.ts'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { useSession } from '#web/lib/session.ts'
import { type SignUpReason, signUpAsked } from '#web/lib/sign-up-asked.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import dialog from '#web/ui/dialog.module.css'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** A guest is asked to sign up: why, what comes of it, and the way on; closed, they are back at what they did. */
export function SignUpDialog({ opened, onClose }: Props) {
  const { t } = useTranslation()
  const asked = signUpAsked.use()
  // Keeps what it is about while it closes.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  useEffect(() => {
    if (!opened) return
    // Its steps are pages' elsewhere, which name themselves.
    const title = document.title
    return () => {
      document.title = title
    }
  }, [opened])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={440}
      title={t('guest.dialog.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
    >
      {shown && (
        <InDialog value={true}>
          <Steps reason={shown.reason} to={shown.to} onClose={onClose} />
        </InDialog>
      )}
    </Modal>
  )
}

type StepsProps = {
  readonly reason: SignUpReason
  readonly to: string | undefined
  readonly onClose: () => void
}

function Steps({ reason, to, onClose }: StepsProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const designs = useDesigns().data
  const [here] = useState(() => router.state.location.href)
  const project = designs?.find(({ id }) => here.startsWith(`/design/${id}`))?.project_id
  const [sizes, setSizes] = useState<string>()
  if (!sizes && reason === 'sizes' && project) setSizes(`/sizesadmin/${project}`)
  const origin = to ?? sizes ?? here
  const [email, setEmail] = useState('')
  const [known, setKnown] = useState<string>()
  const [takenOver, setTakenOver] = useState<TakenOver>()
  const enter = useEnter(origin)
  const goOn = (projectId?: string) => {
    onClose()
    void enter(undefined, projectId)
  }
  if (takenOver) return <PlaceStep takenOver={takenOver} onDone={goOn} />
  if (known !== undefined)
    return (
      <LoginStep
        invitation={null}
        inviteToken={undefined}
        email={known}
        onBack={() => setKnown(undefined)}
        onLoggedIn={(told: LoggedIn) => (told.takenOver ? setTakenOver(told.takenOver) : goOn())}
        onInvitationRefused={onClose}
      />
    )
  const signUp = (unknown: string) => {
    onClose()
    const account = { step: 'signup', email: unknown, behind: 0 } as const
    void navigate({ to: '/signup', search: { from: origin }, state: { account } })
  }
  return <EmailForm reason={reason} email={email} onEmail={setEmail} onKnown={setKnown} onUnknown={signUp} />
}

type EmailProps = {
  readonly reason: SignUpReason
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onKnown: (email: string) => void
  readonly onUnknown: (email: string) => void
}

function EmailForm({ reason, email, onEmail, onKnown, onUnknown }: EmailProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const session = useSession()
  const designs = useDesigns().data ?? []
  const wordsOf = useWordsOfFault()
  const exists = useAccountExists()
  const fault = exists.error ? wordsOf(exists.error) : undefined
  const { field, focus, read } = useEmailField(email, fault, next => {
    exists.reset()
    onEmail(next)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = exists.isPending ? undefined : read()
    if (typed === undefined) return
    exists.mutate(typed, {
      onSuccess: isKnown => (isKnown ? onKnown(typed) : onUnknown(typed)),
      onError: focus,
    })
  }
  return (
    <form className={classes.root} noValidate onSubmit={submit}>
      <p className={classes.reason}>
        {designs[0] && (
          <span className={classes.picture}>
            <GarmentPicture url={designs[0].images[0]?.url} alt="" sizes="72px" />
          </span>
        )}
        <span>{t(`guest.dialog.reasons.${reason}`)}</span>
      </p>
      {field}
      <BusyButton type="submit" size="lg" busy={exists.isPending} busyLabel={t('guest.dialog.submit')}>
        {t('guest.dialog.submit')}
      </BusyButton>
      <ul className={classes.follows}>
        <li>
          <IconCheck size={16} stroke={2} aria-hidden />
          {t('guest.dialog.stays', { count: designs.length })}
        </li>
        <li>
          <IconCheck size={16} stroke={2} aria-hidden />
          {t('guest.dialog.brings')}
        </li>
        {session && (
          <li>
            <IconClock size={16} stroke={1.6} aria-hidden />
            {t('guest.dialog.until', { date: longDateText(session.exp * 1000, locale) })}
          </li>
        )}
      </ul>
    </form>
  )
}
