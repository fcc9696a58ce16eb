import { IconAlertTriangle } from '@tabler/icons-react'
import { orderEvent } from '@teamloom/commerce/orders/events/index.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/preorder/at-workshop.module.css'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'

type Told = Pick<PreorderDetail, 'atWorkshop' | 'history'>

/** What a workshop has, where an edit makes it otherwise. */
export function AtWorkshop({ before, after }: { readonly before: Told; readonly after: Told }) {
  const { t } = useTranslation()
  const { atWorkshop } = after
  const isEdited = newEvents(before, after).some(({ event }) => orderEvent(event.name).changesTechpack)
  if (!atWorkshop?.isChanged || !isEdited) return null
  return (
    <p className={classes.note} role="note">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      {t('preorder.atWorkshop.edit', { release: atWorkshop.release })}
    </p>
  )
}

/** What the edit would tell, newest first. */
function newEvents(before: Told, after: Told): Told['history'] {
  return after.history.slice(0, Math.max(0, after.history.length - before.history.length))
}

/** A request that is no longer what the workshop has. */
export function ChangedAtWorkshop() {
  const { t } = useTranslation()
  const { atWorkshop } = useEditing().detail
  if (!atWorkshop?.isChanged) return null
  return (
    <p className={classes.note} role="note">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      {t('preorder.atWorkshop.changed', { release: atWorkshop.release })}
    </p>
  )
}
