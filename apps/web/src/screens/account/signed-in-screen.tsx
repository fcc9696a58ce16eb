import { Button, Loader } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLogInByTicket } from '#web/data/oidc.ts'
import { AccountBody } from '#web/features/account/account-body.tsx'
import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { askedOf, FactorStep } from '#web/features/account/factor-step.tsx'
import { PlaceStep } from '#web/features/account/place-step.tsx'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { type LoggedIn, useEnter } from '#web/features/account/use-enter.ts'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

const problems = ['failed', 'unverified', 'domain', 'mailed', 'busy'] as const

/** What the provider's way back left in the address; it is taken out of it, as it opens the account. */
function readFragment() {
  const told = new URLSearchParams(window.location.hash.slice(1))
  const from = told.get('from') ?? ''
  return {
    ticket: told.get('ticket') ?? '',
    inviteToken: told.get('inviteToken') || undefined,
    problem: problems.find(each => each === told.get('problem')),
    from: /^\/(?![/\\])/.test(from) ? from : undefined,
  }
}

/** Where a sign-in by a provider ends: in the account, at its second step, or with the reason why not. */
export function SignedInScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const wordsOf = useWordsOfFault()
  const logIn = useLogInByTicket()
  const [{ ticket, inviteToken, problem, from }] = useState(readFragment)
  const asking = useRef(false)
  const title = t('account.provider.title')
  usePageTitle(title)
  const goOn = useEnter(from)
  const [placing, setPlacing] = useState<LoggedIn>()
  const enter = (told: LoggedIn) => (told.takenOver ? setPlacing(told) : goOn(told.joinedTeam?.id))
  const { mutate } = logIn
  useEffect(() => {
    if (asking.current || problem) return
    asking.current = true
    window.history.replaceState(window.history.state, '', window.location.pathname)
    mutate(
      { ticket, ...(inviteToken ? { inviteToken } : {}) },
      {
        onSuccess: enter,
      },
    )
  })
  if (placing?.takenOver)
    return (
      <AccountFrame>
        <PlaceStep
          takenOver={placing.takenOver}
          onDone={projectId => goOn(placing.joinedTeam?.id, projectId)}
        />
      </AccountFrame>
    )
  const asked = askedOf(logIn.error)
  if (asked)
    return (
      <AccountFrame>
        <FactorStep
          asked={asked}
          email=""
          inviteToken={inviteToken}
          onBack={() => void navigate({ to: '/login', replace: true })}
          onLoggedIn={enter}
          onInvitationRefused={() => void navigate({ to: '/home', replace: true })}
        />
      </AccountFrame>
    )
  const isMailed = problem === 'mailed'
  const fault = problem ? t(`account.provider.problems.${problem}`) : logIn.error && wordsOf(logIn.error)
  return (
    <AccountFrame>
      <AccountBody>
        <StepHeading title={title}>{null}</StepHeading>
        {!fault && (
          <p role="status">
            <Loader size={18} aria-hidden /> {t('common.loading')}
          </p>
        )}
        {fault && <Notice kind={isMailed ? 'info' : 'error'} title={fault} />}
        {fault && (
          <Button size="lg" renderRoot={props => <Link to="/login" {...props} />}>
            {t('account.provider.back')}
          </Button>
        )}
      </AccountBody>
    </AccountFrame>
  )
}
