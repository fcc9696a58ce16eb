import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly fault: string
  /** The email has an account by now: the way there. */
  readonly onLogIn: (() => void) | undefined
}

/** Why the account could not be opened. */
export function SignupFault({ fault, onLogIn }: Props) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="error"
      title={fault}
      action={
        onLogIn && (
          <button type="button" onClick={onLogIn}>
            {t('account.faults.logInInstead')}
          </button>
        )
      }
    />
  )
}
