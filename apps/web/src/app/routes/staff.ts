import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { auditFamilies } from '@teamloom/commerce/access/audit-kinds.ts'
import { guarded, page } from '#web/app/routes/base.ts'
import type { AuditFilter } from '#web/data/staff.ts'
import type { ListSearch } from '#web/features/orders/desk/list-search.ts'

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

const newRequest = createRoute({
  getParentRoute: () => staff,
  path: '/purchased/new',
  validateSearch: (search: Record<string, unknown>): { readonly customer?: string } =>
    typeof search.customer === 'string' ? { customer: search.customer } : {},
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/new-request-screen.tsx'), 'staff'),
    'NewRequestScreen',
  ),
})

const preorderDetail = createRoute({
  getParentRoute: () => staff,
  path: '/purchased/preorder/$preorderId',
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/preorder-screen.tsx'), 'staff', 'comments'),
    'PreorderScreen',
  ),
})

const requestList = createRoute({
  getParentRoute: () => staff,
  path: '/purchased/preorder/$preorderId/list/$designId',
  component: lazyRouteComponent(
    page(() => import('#web/screens/staff/request-list-screen.tsx'), 'staff', 'lines'),
    'RequestListScreen',
  ),
})

const purchasedDesignScreen = lazyRouteComponent(
  page(() => import('#web/screens/staff/purchased-design-screen.tsx'), 'staff'),
  'PurchasedDesignScreen',
)

const purchasedDesign = createRoute({
  getParentRoute: () => staff,
  path: '/purchased/$orderType/$orderId/design/$designId/from/$historyFrom',
  component: purchasedDesignScreen,
})

/** A purchased design by itself, which is shown as if opened from the techpack. */
const purchasedDesignAlone = createRoute({
  getParentRoute: () => staff,
  path: '/purchased/$orderType/$orderId/design/$designId',
  component: purchasedDesignScreen,
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

const people = createRoute({
  getParentRoute: () => staff,
  path: '/settings/people',
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/people-screen.tsx'), 'staff'),
    'PeopleScreen',
  ),
})

const keys = createRoute({
  getParentRoute: () => staff,
  path: '/settings/keys',
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/keys-screen.tsx'), 'staff'),
    'KeysScreen',
  ),
})

const webhooks = createRoute({
  getParentRoute: () => staff,
  path: '/settings/webhooks',
  validateSearch: readWebhookSearch,
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/webhooks-screen.tsx'), 'staff'),
    'WebhooksScreen',
  ),
})

const accounting = createRoute({
  getParentRoute: () => staff,
  path: '/settings/accounting',
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/accounting-screen.tsx'), 'staff'),
    'AccountingScreen',
  ),
})

/** Which webhook is open, and whether with what has not arrived alone. */
function readWebhookSearch({ webhook, open }: Record<string, unknown>) {
  return {
    ...(typeof webhook === 'string' && webhook ? { webhook } : {}),
    ...(open === true ? { open } : {}),
  } as { readonly webhook?: string; readonly open?: true }
}

const activity = createRoute({
  getParentRoute: () => staff,
  path: '/settings/activity',
  validateSearch: readAuditFilter,
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/activity-screen.tsx'), 'staff'),
    'ActivityScreen',
  ),
})

/** What the address narrows the activity to; what it knows nothing of is left out. */
function readAuditFilter({ search, family }: Record<string, unknown>): AuditFilter {
  return {
    search: typeof search === 'string' && search ? search.slice(0, 100) : undefined,
    family: auditFamilies.find(each => each === family),
  }
}

const prices = createRoute({
  getParentRoute: () => staff,
  path: '/settings/prices',
  validateSearch: readProduct,
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/prices-screen.tsx'), 'staff'),
    'PricesScreen',
  ),
})

const offer = createRoute({
  getParentRoute: () => staff,
  path: '/settings/offer',
  validateSearch: readProduct,
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/offer-screen.tsx'), 'staff'),
    'OfferScreen',
  ),
})

const delivery = createRoute({
  getParentRoute: () => staff,
  path: '/settings/delivery',
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/delivery-screen.tsx'), 'staff'),
    'DeliveryScreen',
  ),
})

const money = createRoute({
  getParentRoute: () => staff,
  path: '/settings/money',
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/money-screen.tsx'), 'staff'),
    'MoneyScreen',
  ),
})

const brand = createRoute({
  getParentRoute: () => staff,
  path: '/settings/brand',
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/brand-screen.tsx'), 'staff'),
    'BrandScreen',
  ),
})

const mails = createRoute({
  getParentRoute: () => staff,
  path: '/settings/mails',
  validateSearch: ({ mail }: Record<string, unknown>): { readonly mail?: string } =>
    typeof mail === 'string' ? { mail } : {},
  component: lazyRouteComponent(
    page(() => import('#web/screens/settings/mails-screen.tsx'), 'staff'),
    'MailsScreen',
  ),
})

/** Which product the address shows. */
function readProduct({ product }: Record<string, unknown>): { readonly product?: string } {
  return typeof product === 'string' ? { product } : {}
}

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

export const staffRoutes = staff.addChildren([
  customerOrders,
  newRequest,
  preorderDetail,
  requestList,
  purchasedDesign,
  purchasedDesignAlone,
  validateCode,
  transfers,
  promos,
  newsletter,
  prices,
  offer,
  delivery,
  money,
  brand,
  mails,
  people,
  accounting,
  keys,
  webhooks,
  activity,
  orderTechpack,
  preorderTechpack,
])
