import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { guarded, page, root } from '#web/app/routes/base.ts'

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

const cartList = createRoute({
  getParentRoute: () => guarded,
  path: '/cart/$itemId/list',
  component: lazyRouteComponent(
    page(() => import('#web/screens/cart/list-screen.tsx'), 'lines'),
    'ListScreen',
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
    page(() => import('#web/screens/orders/proof-screen.tsx'), 'comments'),
    'ProofScreen',
  ),
})

const orderedList = createRoute({
  getParentRoute: () => guarded,
  path: '/orders/list/$preorderId/$designId',
  component: lazyRouteComponent(
    page(() => import('#web/screens/orders/ordered-list-screen.tsx'), 'lines'),
    'OrderedListScreen',
  ),
})

const paidSession = createRoute({
  getParentRoute: () => guarded,
  path: '/orders/session/$sessionId',
  component: ordersScreen,
})

/** Whoever has a line of a team's order, with an account or without. */
export const share = createRoute({
  getParentRoute: () => root,
  path: '/orders/share/$secret',
  /** Back from the card provider's page. */
  validateSearch: ({ paid }: Record<string, unknown>): { paid?: boolean } => (paid ? { paid: true } : {}),
  component: lazyRouteComponent(
    page(() => import('#web/screens/orders/share-screen.tsx')),
    'ShareScreen',
  ),
})

export const orderRoutes = [
  cart,
  address,
  cartList,
  orders,
  placedRequest,
  orderedList,
  proof,
  paidSession,
] as const
