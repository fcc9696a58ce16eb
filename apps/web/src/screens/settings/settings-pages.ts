import {
  type Icon,
  IconHistory,
  IconKey,
  IconMail,
  IconPalette,
  IconReceipt,
  IconReceiptTax,
  IconShirt,
  IconTag,
  IconTruckDelivery,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react'
import type { StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'
import type { User } from '@teamloom/contract/user.ts'

/** What opens a page: an ability, of several one, or being an admin. */
export type Opening = StaffAbility | readonly [StaffAbility, ...StaffAbility[]] | 'admin'

/** Whether somebody of staff sees a page. */
export function isOpenTo(
  opening: Opening,
  { isAdmin, staffAbilities }: Pick<User, 'isAdmin' | 'staffAbilities'>,
): boolean {
  if (opening === 'admin') return isAdmin
  return [opening].flat().some(each => staffAbilities.includes(each))
}

type SettingsPage = {
  readonly path:
    | '/settings/prices'
    | '/settings/offer'
    | '/settings/delivery'
    | '/settings/money'
    | '/settings/brand'
    | '/settings/mails'
    | '/settings/people'
    | '/settings/keys'
    | '/settings/webhooks'
    | '/settings/accounting'
    | '/settings/activity'
  /** Its name is `settings.pages.<name>`. */
  readonly name:
    | 'prices'
    | 'offer'
    | 'delivery'
    | 'money'
    | 'brand'
    | 'mails'
    | 'people'
    | 'keys'
    | 'webhooks'
    | 'accounting'
    | 'activity'
  readonly icon: Icon
  /** Who sees it: of several, one is enough. */
  readonly ability: Opening
  /** Below the line: what looks back on the others. */
  readonly isLast?: true
}

/** The pages of the shop's settings, in their order. */
export const settingsPages: readonly SettingsPage[] = [
  { path: '/settings/prices', name: 'prices', icon: IconTag, ability: ['editPrices', 'editOrders'] },
  { path: '/settings/offer', name: 'offer', icon: IconShirt, ability: ['editPrices', 'editOrders'] },
  {
    path: '/settings/delivery',
    name: 'delivery',
    icon: IconTruckDelivery,
    ability: ['editPrices', 'editOrders'],
  },
  { path: '/settings/money', name: 'money', icon: IconReceiptTax, ability: 'editPrices' },
  { path: '/settings/brand', name: 'brand', icon: IconPalette, ability: 'editPrices' },
  { path: '/settings/mails', name: 'mails', icon: IconMail, ability: 'editPrices' },
  { path: '/settings/people', name: 'people', icon: IconUsers, ability: 'managePeople' },
  { path: '/settings/keys', name: 'keys', icon: IconKey, ability: 'admin' },
  { path: '/settings/webhooks', name: 'webhooks', icon: IconWebhook, ability: 'admin' },
  { path: '/settings/accounting', name: 'accounting', icon: IconReceipt, ability: 'bookPayments' },
  {
    path: '/settings/activity',
    name: 'activity',
    icon: IconHistory,
    ability: 'managePeople',
    isLast: true,
  },
]
