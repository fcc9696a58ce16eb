import { useTranslation } from 'react-i18next'
import { type PreorderEdit, useSaveEdit } from '#web/data/desk-edits.ts'
import type { OrderedItem } from '#web/data/order-entry.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { showToast } from '#web/lib/toast.tsx'

/** Says that a design was taken out, and for ten seconds brings it back as it was. */
export function useUndoRemoval(preorderId: string): (item: OrderedItem) => void {
  const { t } = useTranslation()
  const save = useSaveEdit(preorderId)
  return item =>
    showToast({
      key: 'item-removed',
      kind: 'info',
      seconds: 10,
      message: t('preorder.removed', { name: item.designName ?? t('common.untitled') }),
      action: {
        label: t('preorder.undo'),
        run: () => {
          // Without quantities it comes back with those that it had.
          const edit: PreorderEdit = {
            kind: 'addItem',
            designId: item.design_id,
            sizes: [],
            isPurchasedDesign: true,
          }
          // Whatever else was saved meanwhile is in nobody's way.
          save.mutate({ edit }, { onError: toastError })
        },
      },
    })
}
