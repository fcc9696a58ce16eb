import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useTranslation } from 'react-i18next'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useHistory } from '#web/features/studio/session/use-history.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { newId } from '#web/lib/new-id.ts'
import { showToast } from '#web/lib/toast.tsx'

/** What buttons and keys do alike to a whole decoration. */
export function useDecorationActions() {
  const { t } = useTranslation()
  const { session, select, product, showPlace } = useStudio()
  const { undo } = useHistory()

  /** Puts a decoration's artwork on the next free spot too, in its size where it fits. */
  function duplicate({ type, name, assetId, assetVersionId, assetSize }: DecorationView): void {
    const decorationId = newId()
    const asset = assetId && assetVersionId ? { assetId, assetVersionId } : {}
    const sizeId = assetSize.selectedSize?.id
    const size = sizeId === undefined ? {} : { sizeLike: sizeId }
    const change = { action: 'addDecoration', type, name, decorationId, ...asset, ...size } as const
    if (!showRefusal(session.change(change))) return
    const added = session.getSnapshot().document.decorations.find(({ id }) => id === decorationId)
    const place = product.locations.find(({ positionName }) => positionName === added?.positionName)
    if (place) showPlace(place)
    select({ kind: 'decoration', decorationId })
  }

  const remove = (decoration: DecorationView) => removeAll([decoration], decoration.name)

  /** Takes decorations out that are told of by one name. */
  function removeAll(decorations: readonly DecorationView[], name: string): void {
    for (const { id } of decorations)
      if (!showRefusal(session.change({ action: 'removeDecoration', decorationId: id }))) return
    select(null)
    showToast({
      key: 'decoration-removed',
      kind: 'info',
      message: t('decoration.removed', { name }),
      action: { label: t('decoration.undo'), run: () => decorations.forEach(undo) },
    })
  }

  return { duplicate, remove, removeAll }
}
