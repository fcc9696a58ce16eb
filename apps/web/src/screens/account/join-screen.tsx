import { Loader } from '@mantine/core'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useJoinTeam } from '#web/data/teams.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { useSession } from '#web/lib/session.ts'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/account/join-screen.module.css'
import { Logo } from '#web/ui/logo.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Joins the team of the invitation that was followed, and goes there. */
export function JoinScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { token } = useParams({ from: '/join/$token' })
  const session = useSession()
  const { mutate } = useJoinTeam()
  const joining = useRef<string>(undefined)
  usePageTitle(t('account.join.redirecting'))

  useEffect(() => {
    // Once for each invitation, however often the page is drawn.
    if (joining.current === token) return
    joining.current = token
    mutate(token, {
      onSuccess: teamId => navigate({ to: '/team/$teamId/projects', params: { teamId }, replace: true }),
      onError: error => {
        if (error instanceof CallError && error.status === 401) return
        if (error instanceof CallError && error.status === 404) {
          showToast({ key: 'invitation', kind: 'warning', message: t('account.invitation.invalid') })
        } else toastError(error)
        void navigate({ to: '/home', replace: true })
      },
    })
  }, [token, mutate, navigate, t])

  // The session ended meanwhile: the invitation is kept.
  if (!session) return <Navigate to="/login/$token" params={{ token }} replace />
  return (
    <main className={classes.root}>
      <Logo />
      <p className={classes.text} role="status">
        <Loader size={18} aria-hidden />
        {t('account.join.redirecting')}
      </p>
    </main>
  )
}
