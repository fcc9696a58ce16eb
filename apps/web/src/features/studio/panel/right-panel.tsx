import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panel/panel.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { GarmentPanel } from '#web/features/studio/whole/garment-panel.tsx'
import { loadCode } from '#web/ui/load-code.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

// A studio opens with nothing selected.
const loadPanel = async () =>
  (await loadCode(() => import('#web/features/studio/panel/selection-panel.tsx'))).SelectionPanel

type Props = { readonly designName: string | null; readonly onSizeChart: () => void }

/** Edits what is selected; while nothing is, the whole garment. */
export function RightPanel({ designName, onSizeChart }: Props) {
  const { t } = useTranslation()
  const { selection } = useStudio()
  const selectionPanel = useLoaded(loadPanel, selection !== null)
  return (
    <aside className={classes.panel} aria-label={t('studio.style')} tabIndex={-1} data-region="panel">
      {selection && selectionPanel && createElement(selectionPanel, { selection })}
      {selection === null && <GarmentPanel designName={designName} onSizeChart={onSizeChart} />}
    </aside>
  )
}
