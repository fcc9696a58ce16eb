import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { followBuilds } from '#web/app/follow-builds.ts'
import { accountRoutes } from '#web/app/routes/account.ts'
import { framed, guarded, root } from '#web/app/routes/base.ts'
import { orderRoutes, share } from '#web/app/routes/orders.ts'
import { staffRoutes } from '#web/app/routes/staff.ts'
import { framedRoutes, workRoutes } from '#web/app/routes/work.ts'
import { endToastsOfScreen } from '#web/lib/toast.tsx'
import { PageFailed } from '#web/ui/page-failed.tsx'
import { PageLoading } from '#web/ui/page-loading.tsx'

/** All URLs, by area. Each screen is loaded when it is first opened. */

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
  ...accountRoutes,
  share,
  guarded.addChildren([framed.addChildren(framedRoutes), ...workRoutes, ...orderRoutes, staffRoutes]),
  unknown,
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: PageLoading,
  defaultErrorComponent: PageFailed,
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
})

followBuilds(listener => router.subscribe('onBeforeNavigate', listener))
router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && endToastsOfScreen())

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
