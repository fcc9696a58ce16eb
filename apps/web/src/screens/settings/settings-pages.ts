import { type Icon, IconHistory, IconTag, IconUsers } from '@tabler/icons-react'
import type { StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'

type SettingsPage = {
  readonly path: '/settings/prices' | '/settings/people' | '/settings/activity'
  /** Its name is `settings.pages.<name>`. */
  readonly name: 'prices' | 'people' | 'activity'
  readonly icon: Icon
  /** Who sees it: of several, one is enough. */
  readonly ability: StaffAbility | readonly StaffAbility[]
  /** Below the line: what looks back on the others. */
  readonly isLast?: true
}

/** The pages of the shop's settings, in their order. */
export const settingsPages: readonly SettingsPage[] = [
  { path: '/settings/prices', name: 'prices', icon: IconTag, ability: ['editPrices', 'editOrders'] },
  { path: '/settings/people', name: 'people', icon: IconUsers, ability: 'managePeople' },
  {
    path: '/settings/activity',
    name: 'activity',
    icon: IconHistory,
    ability: 'managePeople',
    isLast: true,
  },
]
