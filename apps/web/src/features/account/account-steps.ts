import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

export type AccountStep = 'email' | 'login' | 'signup' | 'about'

/** What an entry of the browser's history knows of the account screen: it survives a reload, unlike the password. */
type AccountEntry = {
  readonly step: AccountStep
  readonly email: string
  /** How many entries lie between this one and the email step. */
  readonly behind: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    account?: AccountEntry
    /** Whose password is forgotten. */
    resetEmail?: string
  }
}

const start: AccountEntry = { step: 'email', email: '', behind: 0 }

/** The step shown, kept in the browser's history so that its Back button works, and the ways to the others. */
export function useAccountSteps() {
  const router = useRouter()
  const navigate = useNavigate()
  const current = useLocation({
    select: ({ pathname, state }) =>
      /^\/(login|signup)(\/|$)/.test(pathname) ? (state.account ?? start) : undefined,
  })
  // While the next screen is on its way the address is already its own: the step stays until it is there.
  const [entry, setEntry] = useState(current ?? start)
  if (current && current !== entry) setEntry(current)
  return {
    step: entry.step,
    email: entry.email,
    goTo: (step: AccountStep, email: string) => {
      const account = { step, email, behind: entry.behind + 1 }
      return navigate({ to: '.', search: true, state: { account } })
    },
    back: () => router.history.back(),
    backToEmail: () => {
      if (entry.behind > 0) return router.history.go(-entry.behind)
      // Come to from elsewhere, with an email that was typed there.
      void navigate({
        to: '.',
        search: true,
        replace: true,
        state: { account: { ...start, email: entry.email } },
      })
    },
  }
}
