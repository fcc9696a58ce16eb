import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { Locale } from '@teamloom/kit/label.ts'
import { SessionGuard } from '#web/app/session-guard.tsx'
import type { ListSearch } from '#web/features/orders/desk/list-search.ts'
import { loadTexts, type MoreTexts } from '#web/lib/i18n.ts'
import { readSession } from '#web/lib/session.ts'
import { PageFailed } from '#web/ui/page-failed.tsx'
import { PageLoading } from '#web/ui/page-loading.tsx'

/** The only place with URLs. Each screen is loaded when it is first opened. */

const root = createRootRoute({ component: Outlet })

/** A page around the studio comes with its texts. */
function page<Module>(load: () => Promise<Module>, more?: MoreTexts): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts('pages'), more && loadTexts(more)])
    return module
  }
}

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

/** Someone who is logged in has nothing to do on the account screens, but to join the team they are invited to. */
function skipAccount({ search, params }: { search: AccountSearch; params: { token?: string } }): void {
  if (!readSession() || search.as === 'staff') return
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

const namesItsLanguage = /^(login|signup|resetpassword|reset)(\/[^/]+)?\/?$/

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
    if (!readSession()) throw redirect({ to: '/login/$token', params, replace: true })
  },
  component: lazyRouteComponent(
    page(() => import('#web/screens/account/join-screen.tsx')),
    'JoinScreen',
  ),
})

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(
    page(() => import('#web/screens/terms/terms-screen.tsx')),
    'TermsScreen',
  ),
})

/** Everything below needs a session: without one, log in first and come back. */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: ({ location }) => {
    if (!readSession()) throw redirect({ to: '/login', search: { from: location.href } })
  },
  component: SessionGuard,
})

/** The top bar and the teams at the left stay while what is beside them changes. */
const framed = createRoute({
  getParentRoute: () => guarded,
  id: 'framed',
  component: lazyRouteComponent(() => import('#web/screens/framed-screens.tsx'), 'FramedScreens'),
})

const home = createRoute({
  getParentRoute: () => framed,
  path: '/home',
  component: lazyRouteComponent(
    page(() => import('#web/screens/home/home-screen.tsx')),
    'HomeScreen',
  ),
})

const project = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$projectId',
  component: lazyRouteComponent(
    page(() => import('#web/screens/project/project-screen.tsx')),
    'ProjectScreen',
  ),
})

const projectStart = createRoute({
  getParentRoute: () => project,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/projects/$projectId/designs', params, replace: true })
  },
})

const designs = createRoute({ getParentRoute: () => project, path: '/designs' })

/** The same page with the product picker open. */
const newDesign = createRoute({ getParentRoute: () => project, path: '/newdesign' })

const teams = createRoute({
  getParentRoute: () => framed,
  path: '/teams',
  component: lazyRouteComponent(
    page(() => import('#web/screens/team/teams-screen.tsx')),
    'TeamsScreen',
  ),
})

const team = createRoute({
  getParentRoute: () => framed,
  path: '/team/$teamId',
  component: lazyRouteComponent(
    page(() => import('#web/screens/team/team-screen.tsx')),
    'TeamScreen',
  ),
})

const teamStart = createRoute({
  getParentRoute: () => team,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/team/$teamId/projects', params, replace: true })
  },
})

const teamProjects = createRoute({ getParentRoute: () => team, path: '/projects' })

/** The same page with the invitation open. */
const invite = createRoute({ getParentRoute: () => team, path: '/invite' })

const profile = createRoute({
  getParentRoute: () => framed,
  path: '/profile',
  component: lazyRouteComponent(
    page(() => import('#web/screens/profile/profile-screen.tsx')),
    'ProfileScreen',
  ),
})

const studio = createRoute({
  getParentRoute: () => guarded,
  path: '/design/$designId',
  component: lazyRouteComponent(() => import('#web/screens/studio/design-screen.tsx'), 'DesignScreen'),
})

const cart = createRoute({
  getParentRoute: () => guarded,
  path: '/cart',
  component: lazyRouteComponent(
    page(() => import('#web/screens/cart/cart-screen.tsx')),
    'CartScreen',
  ),
})

const address = createRoute({
  getParentRoute: () => guarded,
  path: '/cart/address',
  component: lazyRouteComponent(
    page(() => import('#web/screens/cart/address-screen.tsx')),
    'AddressScreen',
  ),
})

type CollectionSearch = { tab?: 'answers' | undefined }

const collection = createRoute({
  getParentRoute: () => guarded,
  path: '/sizesadmin/$projectId',
  validateSearch: ({ tab }: Record<string, unknown>): CollectionSearch => ({
    tab: tab === 'answers' ? tab : undefined,
  }),
  component: lazyRouteComponent(
    page(() => import('#web/screens/collection/collection-screen.tsx'), 'collection'),
    'CollectionScreen',
  ),
})

const ordersScreen = lazyRouteComponent(
  page(() => import('#web/screens/orders/orders-screen.tsx')),
  'OrdersScreen',
)

const orders = createRoute({ getParentRoute: () => guarded, path: '/orders', component: ordersScreen })

const placedRequest = createRoute({
  getParentRoute: () => guarded,
  path: '/orders/request/$preorderId',
  component: ordersScreen,
})

const proof = createRoute({
  getParentRoute: () => guarded,
  path: '/orders/proof/$preorderId',
  component: lazyRouteComponent(
    page(() => import('#web/screens/orders/proof-screen.tsx')),
    'ProofScreen',
  ),
})

const referral = createRoute({
  getParentRoute: () => framed,
  path: '/referralprogram',
  component: lazyRouteComponent(
    page(() => import('#web/screens/referral/referral-screen.tsx')),
    'ReferralScreen',
  ),
})

/** For staff alone: others are led to log in as one. */
const staff = createRoute({
  getParentRoute: () => guarded,
  id: 'staff',
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/staff-guard.tsx'), 'staff'),
    'StaffGuard',
  ),
})

const customerOrders = createRoute({
  getParentRoute: () => staff,
  path: '/purchased/orders',
  // The screen makes sense of it.
  validateSearch: (search: Record<string, unknown>): ListSearch => search,
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/customer-orders-screen.tsx'), 'staff'),
    'CustomerOrdersScreen',
  ),
})

const preorderDetail = createRoute({
  getParentRoute: () => staff,
  path: '/purchased/preorder/$preorderId',
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/preorder-screen.tsx'), 'staff'),
    'PreorderScreen',
  ),
})

const purchasedDesign = createRoute({
  getParentRoute: () => staff,
  path: '/purchased/$orderType/$orderId/design/$designId/from/$historyFrom',
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/purchased-design-screen.tsx'), 'staff'),
    'PurchasedDesignScreen',
  ),
})

const validateCode = createRoute({
  getParentRoute: () => staff,
  path: '/validate/referralcode',
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/validate-code-screen.tsx'), 'staff'),
    'ValidateCodeScreen',
  ),
})

const transfers = createRoute({
  getParentRoute: () => staff,
  path: '/purchased/transfers',
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/transfers-screen.tsx'), 'staff'),
    'TransfersScreen',
  ),
})

const newsletter = createRoute({
  getParentRoute: () => staff,
  path: '/newsletterlist',
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/newsletter-screen.tsx'), 'staff'),
    'NewsletterScreen',
  ),
})

const promos = createRoute({
  getParentRoute: () => staff,
  path: '/promocodes',
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/promos-screen.tsx'), 'staff'),
    'PromosScreen',
  ),
})

const paidSession = createRoute({
  getParentRoute: () => guarded,
  path: '/orders/session/$sessionId',
  component: ordersScreen,
})

const techpackScreen = lazyRouteComponent(
  page(() => import('#web/screens/techpack/techpack-screen.tsx'), 'staff'),
  'TechpackScreen',
)

const orderTechpack = createRoute({
  getParentRoute: () => staff,
  path: '/techpack/order/$orderId',
  component: techpackScreen,
})

const preorderTechpack = createRoute({
  getParentRoute: () => staff,
  path: '/techpack/preorder/$preorderId',
  component: techpackScreen,
})

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true })
  },
})

const routeTree = root.addChildren([
  start,
  login,
  loginInvited,
  signup,
  signupInvited,
  forgotPassword,
  resetPassword,
  verify,
  inEnglish,
  inFrench,
  join,
  terms,
  guarded.addChildren([
    framed.addChildren([
      home,
      project.addChildren([projectStart, designs, newDesign]),
      teams,
      team.addChildren([teamStart, teamProjects, invite]),
      profile,
      referral,
    ]),
    studio,
    collection,
    cart,
    address,
    orders,
    placedRequest,
    proof,
    paidSession,
    staff.addChildren([
      customerOrders,
      preorderDetail,
      purchasedDesign,
      validateCode,
      transfers,
      promos,
      newsletter,
      orderTechpack,
      preorderTechpack,
    ]),
  ]),
  unknown,
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: PageLoading,
  defaultErrorComponent: PageFailed,
  defaultPendingMs: 300,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
