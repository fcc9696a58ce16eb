import { type Icon, IconHistory, IconUsers } from '@tabler/icons-react'
import type { StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'

type SettingsPage = {
  readonly path: '/settings/people' | '/settings/activity'
  /** Its name is `settings.pages.<name>`. */
  readonly name: 'people' | 'activity'
  readonly icon: Icon
  /** Who sees it. */
  readonly ability: StaffAbility
  /** Below the line: what looks back on the others. */
  readonly isLast?: true
}

/** The pages of the shop's settings, in their order. */
export const settingsPages: readonly SettingsPage[] = [
  { path: '/settings/people', name: 'people', icon: IconUsers, ability: 'managePeople' },
  {
    path: '/settings/activity',
    name: 'activity',
    icon: IconHistory,
    ability: 'managePeople',
    isLast: true,
  },
]
