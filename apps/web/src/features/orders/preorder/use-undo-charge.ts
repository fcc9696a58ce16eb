import { chargeLabel, type NotedCharge } from '@teamloom/commerce/charges/charge.ts'
import { useTranslation } from 'react-i18next'
import { useSaveEdit } from '#web/data/desk-edits.ts'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { toastError } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'

/** Says that a charge was taken off, and for ten seconds brings it back as it was. */
export function useUndoCharge(): (charge: NotedCharge) => void {
  const { t } = useTranslation()
  const locale = useLocale()
  const save = useSaveEdit(useEditing().detail.preorder.id)
  return charge =>
    showToast({
      key: 'charge-removed',
      kind: 'info',
      seconds: 10,
      message: t('preorder.charge.removed', { name: chargeLabel(charge)[locale] }),
      action: {
        label: t('preorder.undo'),
        // Whatever else was saved meanwhile is in nobody's way.
        run: () => save.mutate({ edit: { kind: 'setCharge', charge } }, { onError: toastError }),
      },
    })
}
