import { Button } from '@mantine/core'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useTranslation } from 'react-i18next'
import { useList } from '#web/features/lines/list-context.ts'
import { AtWorkshop } from '#web/features/orders/preorder/at-workshop.tsx'
import { Difference } from '#web/features/orders/preorder/difference.tsx'
import { faultOf } from '#web/lib/fault-of.ts'
import classes from '#web/screens/staff/list-changes.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly detail: PreorderDetail
  /** The request as it would be with the changes. */
  readonly shown: PreorderDetail | undefined
  readonly error: Error | null
}

/** What would follow from saving a list, and saving it; nothing while it is as it is kept. */
export function ListChanges({ detail, shown, error }: Props) {
  const { t } = useTranslation()
  const { session, state } = useList()
  const { isChanged, saving, faults, clashes } = state
  if (!isChanged) return null
  const isHeld = faults.size > 0 || clashes.length > 0
  return (
    <section className={classes.card} aria-label={t('lines.unsaved')}>
      {shown && <AtWorkshop before={detail} after={shown} />}
      {shown && <Difference before={detail} after={shown} />}
      {error && (
        <div role="alert">
          <Fault>{faultOf(error)}</Fault>
        </div>
      )}
      {faults.size > 0 && <Fault>{t('preorder.list.held')}</Fault>}
      <div className={classes.actions}>
        <BusyButton
          busy={saving === 'saving'}
          busyLabel={t('common.saving')}
          disabled={isHeld}
          onClick={() => void session.flush()}
        >
          {t('preorder.list.save')}
        </BusyButton>
        <Button variant="subtle" color="gray" disabled={saving === 'saving'} onClick={session.revert}>
          {t('preorder.list.revert')}
        </Button>
      </div>
    </section>
  )
}
