import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInvitation } from '#web/data/teams.ts'
import { useSignUp } from '#web/data/user.ts'
import { AboutStep, type FirstProject } from '#web/features/account/about-step.tsx'
import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { useAccountSteps } from '#web/features/account/account-steps.ts'
import { EmailStep } from '#web/features/account/email-step.tsx'
import { InvitationNotice, isInvitationRefusal } from '#web/features/account/invitation-notice.tsx'
import { LoginStep } from '#web/features/account/login-step.tsx'
import { PlaceStep } from '#web/features/account/place-step.tsx'
import { nobody, type Person, SignupStep } from '#web/features/account/signup-step.tsx'
import { type LoggedIn, useEnter } from '#web/features/account/use-enter.ts'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { readCampaign, readReferrer } from '#web/lib/campaign.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { useSession } from '#web/lib/session.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Logging in and signing up: email, then the password, or who you are and what the project is about. */
export function AccountScreen() {
  const { from, campaign, as } = useSearch({ strict: false })
  const { token } = useParams({ strict: false })
  const navigate = useNavigate()
  const locale = useLocale()
  const { t } = useTranslation()
  const wordsOf = useWordsOfFault()
  const steps = useAccountSteps()
  const signUp = useSignUp()
  const invitation = useInvitation(token)
  const [email, setEmail] = useState(steps.email)
  const [person, setPerson] = useState<Person>(nobody)
  const [said, setSaid] = useState<Partial<FirstProject>>({})
  const [refusedToken, setRefusedToken] = useState<string>()
  const [loggedIn, setLoggedIn] = useState<LoggedIn>()
  const isGuest = useSession()?.isGuest ?? false
  const enter = useEnter(from)

  // In the language shown, until it is named.
  const project: FirstProject = {
    teamName: t('account.about.firstTeam'),
    forWho: undefined,
    projectSize: undefined,
    eventDate: null,
    ...said,
  }
  const isRefused = token !== undefined && (token === refusedToken || isInvitationRefusal(invitation.error))
  const inviteToken = isRefused ? undefined : token
  const isInvited = inviteToken !== undefined

  const submit = () => {
    if (signUp.isPending) return
    const about = isInvited ? { inviteToken } : project
    signUp.mutate(
      {
        ...person,
        ...about,
        email: steps.email,
        language: locale,
        campaign: campaign ?? readCampaign(),
        ref: isInvited ? undefined : readReferrer(),
      },
      {
        onSuccess: ({ newProject, joinedTeam }) => {
          if (joinedTeam || !newProject) return enter(joinedTeam?.id)
          // Where a guest was is theirs still.
          if (isGuest && from) return enter(undefined)
          const params = { projectId: newProject.id }
          return navigate({ to: '/projects/$projectId/designs', params, replace: true })
        },
        onError: error => {
          if (!isInvitationRefusal(error)) return
          // The notice says it; the project is still to be told of then.
          setRefusedToken(token)
          signUp.reset()
        },
      },
    )
  }
  const refusal = signUp.error instanceof CallError ? signUp.error : undefined
  const isEventPast = refusal?.issues.some(issue => issue.path === 'eventDate') ?? false
  const signing = {
    isBusy: signUp.isPending || signUp.isSuccess,
    fault: signUp.error && !isEventPast ? wordsOf(signUp.error) : undefined,
    onLogIn:
      refusal?.errorKey === 'username_already_exists' ? () => steps.goTo('login', steps.email) : undefined,
  }

  // A reload forgets the password: who is on the last step then gives it again.
  const step = steps.step === 'about' && (isInvited || !person.password) ? 'signup' : steps.step
  const notice =
    token !== undefined && step !== 'about' ? (
      <InvitationNotice invitation={invitation} isRefused={isRefused} step={step} />
    ) : as === 'staff' ? (
      <Notice kind="info" text={t('account.staffOnly')} />
    ) : (
      isGuest && <Notice kind="info" title={t('guest.comeAlong')} text={t('guest.comeAlongText')} />
    )
  if (loggedIn?.takenOver)
    return (
      <AccountFrame>
        <PlaceStep
          takenOver={loggedIn.takenOver}
          onDone={projectId => enter(loggedIn.joinedTeam?.id, projectId)}
        />
      </AccountFrame>
    )
  return (
    <AccountFrame>
      {step === 'email' && (
        <EmailStep
          invitation={notice}
          inviteToken={inviteToken}
          email={email}
          onEmail={setEmail}
          onKnown={known => steps.goTo('login', known)}
          onUnknown={unknown => steps.goTo('signup', unknown)}
        />
      )}
      {step === 'login' && (
        <LoginStep
          invitation={notice}
          inviteToken={inviteToken}
          email={steps.email}
          onBack={steps.backToEmail}
          onLoggedIn={told => (told.takenOver ? setLoggedIn(told) : enter(told.joinedTeam?.id))}
          onInvitationRefused={() => setRefusedToken(token)}
        />
      )}
      {step === 'signup' && (
        <SignupStep
          invitation={notice}
          isInvited={isInvited}
          {...signing}
          email={steps.email}
          person={person}
          onPerson={next => {
            signUp.reset()
            setPerson(next)
          }}
          onBack={steps.backToEmail}
          onDone={() => (isInvited ? submit() : steps.goTo('about', steps.email))}
        />
      )}
      {step === 'about' && (
        <AboutStep
          project={project}
          onProject={next => {
            signUp.reset()
            setSaid(next)
          }}
          {...signing}
          isEventPast={isEventPast}
          onBack={steps.back}
          onDone={submit}
        />
      )}
    </AccountFrame>
  )
}
