import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

/** A piece with links, on a page at `/`; every address leads to the same piece. */
export function InRouter({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() => {
    const routeTree = createRootRoute({
      component: () => children,
      notFoundComponent: () => children,
    })
    return createRouter({ routeTree, history: createMemoryHistory() })
  })
  // Of the app's own router it has nothing but its kind.
  return <RouterProvider router={router as never} />
}
