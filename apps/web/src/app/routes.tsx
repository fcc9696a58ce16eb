import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { SessionGuard } from '#web/app/session-guard.tsx'
import { readSession } from '#web/lib/session.ts'
import { PageFailed } from '#web/ui/page-failed.tsx'
import { PageLoading } from '#web/ui/page-loading.tsx'

/** The only place with URLs. Each screen is loaded when it is first opened. */

const root = createRootRoute({ component: Outlet })

type AccountSearch = {
  from?: string | undefined
  lang?: string | undefined
  campaign?: string | undefined
}

/** Where to go after logging in, the language and the campaign; nothing that leads off this site. */
function readAccountSearch({ from, lang, campaign }: Record<string, unknown>): AccountSearch {
  // What is left out here would be taken as it stands in the address.
  return {
    from: typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined,
    lang: typeof lang === 'string' ? lang : undefined,
    campaign: campaign === undefined ? undefined : String(campaign).slice(0, 200),
  }
}

/** Someone who is logged in has nothing to do on the account screens. */
function skipAccount({ search }: { search: AccountSearch }): void {
  if (readSession()) throw redirect({ href: search.from ?? '/home', replace: true })
}

const accountScreen = lazyRouteComponent(
  () => import('#web/screens/account/account-screen.tsx'),
  'AccountScreen',
)

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: readAccountSearch,
  beforeLoad: skipAccount,
  component: accountScreen,
})

const signup = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  validateSearch: readAccountSearch,
  beforeLoad: skipAccount,
  component: accountScreen,
})

/** Addresses that name their language. */
const loginInLanguage = createRoute({
  getParentRoute: () => root,
  path: '/$locale/login',
  validateSearch: readAccountSearch,
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/login', search: { ...search, lang: params.locale }, replace: true })
  },
})

const signupInLanguage = createRoute({
  getParentRoute: () => root,
  path: '/$locale/signup',
  validateSearch: readAccountSearch,
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/signup', search: { ...search, lang: params.locale }, replace: true })
  },
})

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => import('#web/screens/terms/terms-screen.tsx'), 'TermsScreen'),
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
  component: lazyRouteComponent(() => import('#web/screens/home/home-screen.tsx'), 'HomeScreen'),
})

const project = createRoute({
  getParentRoute: () => framed,
  path: '/projects/$projectId',
  component: lazyRouteComponent(() => import('#web/screens/project/project-screen.tsx'), 'ProjectScreen'),
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

const studio = createRoute({
  getParentRoute: () => guarded,
  path: '/design/$designId',
  component: lazyRouteComponent(() => import('#web/screens/studio/studio-screen.tsx'), 'StudioScreen'),
})

const cart = createRoute({
  getParentRoute: () => guarded,
  path: '/cart',
  component: lazyRouteComponent(() => import('#web/screens/cart/cart-screen.tsx'), 'CartScreen'),
})

const address = createRoute({
  getParentRoute: () => guarded,
  path: '/cart/address',
  component: lazyRouteComponent(() => import('#web/screens/cart/address-screen.tsx'), 'AddressScreen'),
})

const ordersScreen = lazyRouteComponent(() => import('#web/screens/orders/orders-screen.tsx'), 'OrdersScreen')

const orders = createRoute({ getParentRoute: () => guarded, path: '/orders', component: ordersScreen })

const placedRequest = createRoute({
  getParentRoute: () => guarded,
  path: '/orders/request/$preorderId',
  component: ordersScreen,
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
  signup,
  loginInLanguage,
  signupInLanguage,
  terms,
  guarded.addChildren([
    framed.addChildren([home, project.addChildren([projectStart, designs, newDesign])]),
    studio,
    cart,
    address,
    orders,
    placedRequest,
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
