import { Button } from '@mantine/core'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { useTranslation } from 'react-i18next'
import { logOut, useMe, useRestore } from '#web/data/user.ts'
import { AccountBody } from '#web/features/account/account-body.tsx'
import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import { useSession } from '#web/lib/session.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Whoever has deleted their account, and logs in again before it is gone. */
export function LeavingScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const session = useSession()
  const me = useMe(session !== null)
  const restore = useRestore()
  usePageTitle(t('account.leaving.title'))
  if (!session) return <Navigate to="/login" search={{}} replace />
  if (me.data) return <Navigate to="/home" replace />
  const until = me.error instanceof CallError ? me.error.facts.until : undefined
  const date = typeof until === 'string' ? longDateText(new Date(until), locale) : undefined
  return (
    <AccountFrame>
      <AccountBody>
        <StepHeading title={t('account.leaving.title')}>
          {date && t('account.leaving.text', { date })}
        </StepHeading>
        {restore.isError && <Notice kind="error" title={t('account.leaving.failed')} />}
        <BusyButton
          size="lg"
          busy={restore.isPending}
          busyLabel={t('account.leaving.busy')}
          onClick={() => restore.mutate(undefined, { onSuccess: () => navigate({ to: '/home' }) })}
        >
          {t('account.leaving.keep')}
        </BusyButton>
        <Button variant="default" size="lg" onClick={() => void logOut()}>
          {t('account.leaving.logOut')}
        </Button>
      </AccountBody>
    </AccountFrame>
  )
}
