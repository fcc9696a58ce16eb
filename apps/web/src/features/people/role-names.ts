import { staffRoles } from '@teamloom/commerce/access/access.ts'
import { useTranslation } from 'react-i18next'

/** `Designer, Workshop`: roles of staff as they are called; those that nobody knows are left out. */
export function useRoleNames(): (roles: readonly string[]) => string {
  const { t } = useTranslation()
  return roles =>
    staffRoles
      .filter(role => roles.includes(role))
      .map(role => t(`people.roles.${role}`))
      .join(', ')
}
