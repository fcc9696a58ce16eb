import type { DesignItem } from '@teamloom/contract/designs.ts'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/panel.module.css'
import { GarmentPanel } from '#web/features/studio/panels/whole/garment-panel.tsx'
import { commenting } from '#web/features/studio/session/commenting.ts'
import { useCommentsViews } from '#web/features/studio/session/comments-context.ts'
import type { OrderPlace } from '#web/features/studio/session/order-place.ts'
import { sheet, showsPanel } from '#web/features/studio/session/sheet.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import type { Looking } from '#web/features/studio/session/use-looking.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

// A studio opens with nothing selected.
const loadPanel = async () =>
  (await loadCode(() => import('#web/features/studio/panels/selection-panel.tsx'))).SelectionPanel

type Props = {
  readonly design: DesignItem
  readonly order: OrderPlace | undefined
  readonly looking: Looking
  readonly onSizeChart: () => void
}

/** Edits what is selected; while nothing is, the whole garment. */
export function RightPanel({ design, order, looking, onSizeChart }: Props) {
  const { t } = useTranslation()
  const { selection } = useStudio()
  const comments = useCommentsViews()
  const isCommenting = commenting.use().isOpen && selection === null && !looking.isOpen && comments !== null
  const selectionPanel = useLoaded(loadPanel, selection !== null)
  const over = sheet.use()
  const isBehind = over !== null && !looking.isOpen && !isCommenting && !showsPanel(over, selection)
  return (
    <aside
      className={classes.panel}
      hidden={isBehind}
      aria-label={t(looking.isOpen ? 'studio.versions' : isCommenting ? 'studio.comments' : 'studio.style')}
      tabIndex={-1}
      data-region="panel"
    >
      {selection && selectionPanel && createElement(selectionPanel, { selection })}
      {looking.isOpen &&
        looking.Panel &&
        createElement(looking.Panel, {
          design,
          isOrdered: order !== undefined,
          picked: looking.picked,
          onPick: looking.pick,
          onClose: looking.close,
        })}
      {isCommenting && createElement(comments.Panel, { design, looking })}
      {selection === null && !looking.isOpen && !isCommenting && (
        <GarmentPanel design={design} notice={order?.notice} onSizeChart={onSizeChart} />
      )}
    </aside>
  )
}
