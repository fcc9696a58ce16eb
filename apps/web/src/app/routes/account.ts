import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { Locale } from '@teamloom/kit/label.ts'
import { page, root } from '#web/app/routes/base.ts'
import { readSession } from '#web/lib/session.ts'

type AccountSearch = {
  from?: string | undefined
  lang?: string | undefined
  campaign?: string | undefined
  /** The token of the invitation to come back to, while the password is being reset. */
  invitation?: string | undefined
  /** Someone who is no staff came to one of its pages: they may log in as another. */
  as?: 'staff' | undefined
}

/** Where to go after logging in, the language and the campaign; nothing that leads off this site. */
function readAccountSearch({ from, lang, campaign, invitation, as }: Record<string, unknown>): AccountSearch {
  // What is left out here would be taken as it stands in the address.
  return {
    from: typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined,
    lang: typeof lang === 'string' ? lang : undefined,
    campaign: campaign === undefined ? undefined : String(campaign).slice(0, 200),
    invitation: typeof invitation === 'string' ? invitation : undefined,
    as: as === 'staff' ? as : undefined,
  }
}

/** Someone who is logged in, and no guest, has nothing to do on the account screens, but to join the team they are invited to. */
function skipAccount({ search, params }: { search: AccountSearch; params: { token?: string } }): void {
  const session = readSession()
  if (!session || session.isGuest || search.as === 'staff') return
  if (params.token) throw redirect({ to: '/join/$token', params: { token: params.token }, replace: true })
  throw redirect({ href: search.from ?? '/home', replace: true })
}

const accountScreen = lazyRouteComponent(
  page(() => import('#web/screens/account/account-screen.tsx')),
  'AccountScreen',
)

/** With the token of an invitation to a team, or without. */
function accountRoute<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readAccountSearch,
    beforeLoad: skipAccount,
    component: accountScreen,
  })
}

const login = accountRoute('/login')
const loginInvited = accountRoute('/login/$token')
const signup = accountRoute('/signup')
const signupInvited = accountRoute('/signup/$token')

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/resetpassword',
  validateSearch: readAccountSearch,
  component: lazyRouteComponent(
    page(() => import('#web/screens/account/forgot-password-screen.tsx')),
    'ForgotPasswordScreen',
  ),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset/$token',
  validateSearch: readAccountSearch,
  component: lazyRouteComponent(
    page(() => import('#web/screens/account/reset-password-screen.tsx')),
    'ResetPasswordScreen',
  ),
})

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify/$token',
  validateSearch: readAccountSearch,
  component: lazyRouteComponent(
    page(() => import('#web/screens/account/verify-screen.tsx')),
    'VerifyScreen',
  ),
})

/** Where somebody becomes staff by a mailed link. */
const staffJoin = createRoute({
  getParentRoute: () => root,
  path: '/staff/join/$token',
  component: lazyRouteComponent(
    page(() => import('#web/screens/account/staff-join-screen.tsx')),
    'StaffJoinScreen',
  ),
})

/** Where a sign-in by a provider ends. */
const signedIn = createRoute({
  getParentRoute: () => root,
  path: '/signed-in',
  component: lazyRouteComponent(
    page(() => import('#web/screens/account/signed-in-screen.tsx')),
    'SignedInScreen',
  ),
})

const providerLink = createRoute({
  getParentRoute: () => root,
  path: '/signed-in/link/$token',
  component: lazyRouteComponent(
    page(() => import('#web/screens/account/provider-link-screen.tsx')),
    'ProviderLinkScreen',
  ),
})

const namesItsLanguage = /^(login|signup|resetpassword|reset)(\/[^/]+)?\/?$/

const leaving = createRoute({
  getParentRoute: () => root,
  path: '/leaving',
  component: lazyRouteComponent(
    page(() => import('#web/screens/account/leaving-screen.tsx')),
    'LeavingScreen',
  ),
})

/** The account's addresses below `/fr/` and `/en/` force their language. */
function routeInLanguage<const Language extends Locale>(language: Language) {
  return createRoute({
    getParentRoute: () => root,
    path: `/${language}/$`,
    beforeLoad: ({ params, location }) => {
      const { _splat: path = '' } = params as { _splat?: string }
      if (!namesItsLanguage.test(path)) throw redirect({ to: '/home', replace: true })
      const search = new URLSearchParams(location.searchStr)
      search.set('lang', language)
      throw redirect({ href: `/${path}?${search}`, replace: true })
    },
  })
}

const inEnglish = routeInLanguage('en')
const inFrench = routeInLanguage('fr')

/** Joins the team of an invitation; whoever is not logged in does that first, or signs up. */
const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$token',
  beforeLoad: ({ params }) => {
    const session = readSession()
    if (!session || session.isGuest) throw redirect({ to: '/login/$token', params, replace: true })
  },
  component: lazyRouteComponent(
    page(() => import('#web/screens/account/join-screen.tsx')),
    'JoinScreen',
  ),
})

/** Opens the studio with what stands on the stage of a public page: as a guest, where nobody is logged in. */
const start = createRoute({
  getParentRoute: () => root,
  path: '/start/$family/$product',
  validateSearch: (search: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])),
  component: lazyRouteComponent(
    page(() => import('#web/screens/start/start-screen.tsx')),
    'StartScreen',
  ),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(
    page(() => import('#web/screens/legal/terms-screen.tsx')),
    'TermsScreen',
  ),
})

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(
    page(() => import('#web/screens/legal/privacy-screen.tsx')),
    'PrivacyScreen',
  ),
})

export const accountRoutes = [
  login,
  loginInvited,
  signup,
  signupInvited,
  forgotPassword,
  resetPassword,
  verify,
  staffJoin,
  signedIn,
  providerLink,
  leaving,
  inEnglish,
  inFrench,
  join,
  start,
  terms,
  privacy,
] as const
