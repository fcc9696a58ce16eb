import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useList } from '#web/features/lines/list-context.ts'
import { heldBy } from '#web/features/lines/list-done.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** What saves itself is sent; whoever leaves what is not with the server is asked. */
export function LeaveGuard() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { session, state } = useList()
  const { saving, faults, isChanged } = state
  const isLost = () => {
    const now = session.read()
    return now.isChanged || heldBy(now) !== null
  }
  const blocker = useBlocker({
    shouldBlockFn: () => {
      if (session.isSelfSaving) void session.flush()
      return isLost()
    },
    enableBeforeUnload: () => session.read().saving !== 'saved' || isLost(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      title={blocker.status === 'blocked' ? t('lines.leave.title') : undefined}
      text={
        isChanged
          ? t('lines.leave.changed')
          : saving === 'offline'
            ? t('lines.leave.offline')
            : t('lines.leave.text', countOf(faults.size, locale))
      }
      confirmLabel={t('lines.leave.leave')}
      busyLabel={t('lines.leave.leave')}
      isBusy={false}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
