import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { SessionGuard } from '#web/app/session-guard.tsx'
import { tellSessionEnded } from '#web/lib/error-toast.ts'
import { loadTexts, type MoreTexts } from '#web/lib/i18n.ts'
import { closeEndedGuest, readSession } from '#web/lib/session.ts'
import { isOpenToGuests } from '#web/lib/sign-up-asked.ts'

export const root = createRootRoute({ component: Outlet })

/** A page around the studio comes with its texts. */
export function page<Module>(load: () => Promise<Module>, ...more: MoreTexts[]): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts('pages'), ...more.map(loadTexts)])
    return module
  }
}

/** Everything below needs a session: without one, log in first and come back. Guests sign up first where that takes an account. */
export const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: ({ location }) => {
    if (closeEndedGuest()) tellSessionEnded()
    const session = readSession()
    if (!session) throw redirect({ to: '/login', search: { from: location.href } })
    if (session.isGuest && !isOpenToGuests(location.pathname))
      throw redirect({ to: '/signup', search: { from: location.href } })
  },
  component: SessionGuard,
})

/** The top bar and the teams at the left stay while what is beside them changes. */
export const framed = createRoute({
  getParentRoute: () => guarded,
  id: 'framed',
  component: lazyRouteComponent(() => import('#web/screens/framed-screens.tsx'), 'FramedScreens'),
})
