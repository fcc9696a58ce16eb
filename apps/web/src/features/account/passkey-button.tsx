import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { hasPasskeys, isGivenUp, useLogInByPasskey } from '#web/data/factors.ts'
import { isInvitationRefusal } from '#web/features/account/invitation-notice.tsx'
import type { LoggedIn } from '#web/features/account/use-enter.ts'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly inviteToken: string | undefined
  readonly onLoggedIn: (told: LoggedIn) => void
  readonly onInvitationRefused: () => void
}

/** Signing in by a passkey alone, where the browser has them. */
export function PasskeyButton({ inviteToken, onLoggedIn, onInvitationRefused }: Props) {
  const { t } = useTranslation()
  const wordsOf = useWordsOfFault()
  const logIn = useLogInByPasskey()
  if (!hasPasskeys()) return null
  const isShown = logIn.error && !isGivenUp(logIn.error) && !isInvitationRefusal(logIn.error)
  return (
    <>
      <Button
        variant="default"
        size="lg"
        loading={logIn.isPending}
        leftSection={<IconFingerprint size={20} stroke={1.6} aria-hidden />}
        onClick={() =>
          logIn.mutate(inviteToken, {
            onSuccess: onLoggedIn,
            onError: error => isInvitationRefusal(error) && onInvitationRefused(),
          })
        }
      >
        {t('account.factor.signInByPasskey')}
      </Button>
      {isShown && <Notice kind="error" title={wordsOf(logIn.error)} />}
    </>
  )
}
