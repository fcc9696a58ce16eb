import type { DeskRight } from '@teamloom/commerce/access/desk-rights.ts'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'

/** Why one may not move this of the house's money or customers; null when one may. `ownerId`: whose order it is about. */
export function useHeldRight(right: DeskRight, ownerId?: string): string | null {
  const { t } = useTranslation()
  const me = useMe().data
  if (!me) return null
  if (!me.rights.includes(right)) return t(`withheld.rights.${right}`)
  return ownerId !== undefined && ownerId === me.id ? t('withheld.ownOrder') : null
}
