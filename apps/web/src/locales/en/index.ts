import { account } from '#web/locales/en/account.ts'
import { address } from '#web/locales/en/address.ts'
import { cart } from '#web/locales/en/cart.ts'
import { common } from '#web/locales/en/common.ts'
import { decoration } from '#web/locales/en/decoration.ts'
import { designView } from '#web/locales/en/design-view.ts'
import { home } from '#web/locales/en/home.ts'
import { largeSizes } from '#web/locales/en/large-sizes.ts'
import { nav } from '#web/locales/en/nav.ts'
import { orders } from '#web/locales/en/orders.ts'
import { price } from '#web/locales/en/price.ts'
import { profile } from '#web/locales/en/profile.ts'
import { project } from '#web/locales/en/project.ts'
import { sizeChart } from '#web/locales/en/size-chart.ts'
import { studio } from '#web/locales/en/studio.ts'
import { team } from '#web/locales/en/team.ts'
import { terms } from '#web/locales/en/terms.ts'
import { toast } from '#web/locales/en/toast.ts'

/** Every text of the app in English. */
export const en = {
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
