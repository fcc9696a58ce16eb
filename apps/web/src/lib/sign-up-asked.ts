import { openSwitch } from '#web/lib/open-switch.ts'

/** What a guest wanted to do that needs an account. */
export type SignUpReason = 'sizes' | 'teammates' | 'request' | 'files' | 'mails' | 'account'

type Asked = {
  readonly reason: SignUpReason
  /** The address that they go on to once they have an account; where they are, when absent. */
  readonly to?: string | undefined
}

/** What a guest is asked to sign up for now, in a dialog over what they do. */
export const signUpAsked = openSwitch<Asked | null>(null)

export function askToSignUp(reason: SignUpReason, to?: string): void {
  signUpAsked.set({ reason, to })
}

/** Addresses at which a guest designs, and looks at what they designed; every other one needs an account. */
const openToGuests =
  /^\/(home|cart|cart\/[^/]+\/list|design\/[^/]+|projects\/.*|team\/[^/]+(\/projects)?)\/?$/

export const isOpenToGuests = (path: string): boolean => openToGuests.test(path)

/** Why a call needs an account, by its address. */
export function reasonOfCall(path: string): SignUpReason {
  if (/collect/.test(path)) return 'sizes'
  if (path.startsWith('/teams/')) return 'teammates'
  if (path.startsWith('/assets/')) return 'files'
  if (/^\/(preorders|orders|cart)\b/.test(path)) return 'request'
  return path.endsWith('/link') ? 'mails' : 'account'
}

/** Why a page needs an account, by its address. */
export function reasonOf(path: string): SignUpReason {
  if (path.startsWith('/sizesadmin/')) return 'sizes'
  if (path.endsWith('/invite') || path.startsWith('/join/')) return 'teammates'
  return path.startsWith('/cart/') ? 'request' : 'account'
}
