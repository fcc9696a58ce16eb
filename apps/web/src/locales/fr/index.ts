import { account } from '#web/locales/fr/account.ts'
import { address } from '#web/locales/fr/address.ts'
import { cart } from '#web/locales/fr/cart.ts'
import { common } from '#web/locales/fr/common.ts'
import { decoration } from '#web/locales/fr/decoration.ts'
import { designView } from '#web/locales/fr/design-view.ts'
import { home } from '#web/locales/fr/home.ts'
import { largeSizes } from '#web/locales/fr/large-sizes.ts'
import { nav } from '#web/locales/fr/nav.ts'
import { orders } from '#web/locales/fr/orders.ts'
import { price } from '#web/locales/fr/price.ts'
import { profile } from '#web/locales/fr/profile.ts'
import { project } from '#web/locales/fr/project.ts'
import { sizeChart } from '#web/locales/fr/size-chart.ts'
import { studio } from '#web/locales/fr/studio.ts'
import { team } from '#web/locales/fr/team.ts'
import { terms } from '#web/locales/fr/terms.ts'
import { toast } from '#web/locales/fr/toast.ts'

/** Every text of the app in French. */
export const fr = {
  common,
  toast,
  account,
  largeSizes,
  nav,
  home,
  project,
  team,
  profile,
  studio,
  decoration,
  designView,
  price,
  cart,
  address,
  orders,
  terms,
  sizeChart,
}
