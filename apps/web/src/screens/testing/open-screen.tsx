import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { openPage } from '#web/ui/testing/open-page.tsx'

type Options = {
  /** The path as the route table has it. */
  readonly path: string
  /** Opened so; the path itself, where it has no parameters. */
  readonly address?: string
  /** Whether the screen stands beside the teams. */
  readonly isFramed?: boolean
  /** Addresses below its own, which open something over it. */
  readonly below?: readonly string[]
}

/** A screen at its address; all others are told by `at`, and show nothing. */
export function openScreen(
  screen: ReactNode,
  { path, address = path, isFramed = false, below = [] }: Options,
) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: () => null })
  const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: Outlet })
  const framed = createRoute({ getParentRoute: () => guarded, id: 'framed', component: Outlet })
  const parent = isFramed ? framed : guarded
  const own = createRoute({ getParentRoute: () => parent as typeof guarded, path, component: () => screen })
  const children = below.map(each => createRoute({ getParentRoute: () => own, path: each }))
  const page = own.addChildren(children)
  const routeTree = root.addChildren([
    isFramed ? guarded.addChildren([framed.addChildren([page as never])]) : guarded.addChildren([page]),
  ])
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  // Of the app's own router it has the addresses of one screen.
  const { user } = openPage(<RouterProvider router={router as never} />)
  return { user, at: () => router.state.location.pathname }
}
