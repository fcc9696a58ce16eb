import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { useState } from 'react'
import { useSignUp } from '#web/data/user.ts'
import { AboutStep, type FirstProject, unknownProject } from '#web/features/account/about-step.tsx'
import { AccountFrame } from '#web/features/account/account-frame.tsx'
import { useAccountSteps } from '#web/features/account/account-steps.ts'
import { EmailStep } from '#web/features/account/email-step.tsx'
import { LoginStep } from '#web/features/account/login-step.tsx'
import { nobody, type Person, SignupStep } from '#web/features/account/signup-step.tsx'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** Logging in and signing up: email, then the password, or who you are and what the project is about. */
export function AccountScreen() {
  const { from, campaign } = useSearch({ strict: false })
  const router = useRouter()
  const navigate = useNavigate()
  const locale = useLocale()
  const wordsOf = useWordsOfFault()
  const steps = useAccountSteps()
  const signUp = useSignUp()
  const [email, setEmail] = useState(steps.email)
  const [person, setPerson] = useState<Person>(nobody)
  const [project, setProject] = useState<FirstProject>(unknownProject)

  const submit = () => {
    if (signUp.isPending) return
    signUp.mutate(
      { ...person, ...project, email: steps.email, language: locale, campaign },
      {
        onSuccess: ({ newProject }) =>
          newProject
            ? navigate({
                to: '/projects/$projectId/designs',
                params: { projectId: newProject.id },
                replace: true,
              })
            : navigate({ to: '/home', replace: true }),
      },
    )
  }
  const refusal = signUp.error instanceof CallError ? signUp.error : undefined
  const isEventPast = refusal?.issues.some(issue => issue.path === 'eventDate') ?? false

  // A reload forgets the password: who is on the last step then gives it again.
  const step = steps.step === 'about' && !person.password ? 'signup' : steps.step
  return (
    <AccountFrame>
      {step === 'email' && (
        <EmailStep
          email={email}
          onEmail={setEmail}
          onKnown={known => steps.goTo('login', known)}
          onUnknown={unknown => steps.goTo('signup', unknown)}
        />
      )}
      {step === 'login' && (
        <LoginStep
          email={steps.email}
          onBack={steps.backToEmail}
          onLoggedIn={() => (from ? router.history.replace(from) : navigate({ to: '/home', replace: true }))}
        />
      )}
      {step === 'signup' && (
        <SignupStep
          email={steps.email}
          person={person}
          onPerson={setPerson}
          onBack={steps.backToEmail}
          onDone={() => steps.goTo('about', steps.email)}
        />
      )}
      {step === 'about' && (
        <AboutStep
          project={project}
          onProject={next => {
            signUp.reset()
            setProject(next)
          }}
          isBusy={signUp.isPending || signUp.isSuccess}
          fault={signUp.error && !isEventPast ? wordsOf(signUp.error) : undefined}
          isEventPast={isEventPast}
          onLogIn={
            refusal?.errorKey === 'username_already_exists'
              ? () => steps.goTo('login', steps.email)
              : undefined
          }
          onBack={steps.back}
          onDone={submit}
        />
      )}
    </AccountFrame>
  )
}
