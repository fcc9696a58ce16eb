import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ElementPanel } from '#web/features/studio/panel/element-panel.tsx'
import classes from '#web/features/studio/panel/panel.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { GarmentPanel } from '#web/features/studio/whole/garment-panel.tsx'
import { loadCode } from '#web/ui/load-code.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

// A studio opens without a decoration selected.
const loadPanels = async () =>
  (await loadCode(() => import('#web/features/studio/panel/decoration-panels.tsx'))).DecorationPanels

type Props = { readonly designName: string | null; readonly onSizeChart: () => void }

/** Edits what is selected; while nothing is, the whole garment. */
export function RightPanel({ designName, onSizeChart }: Props) {
  const { t } = useTranslation()
  const { selection } = useStudio()
  const decoration =
    selection?.kind === 'decoration' || selection?.kind === 'new-decoration' ? selection : undefined
  const decorationPanels = useLoaded(loadPanels, decoration !== undefined)
  return (
    <aside className={classes.panel} aria-label={t('studio.style')} tabIndex={-1} data-region="panel">
      {selection?.kind === 'element' && (
        <ElementPanel key={`${selection.partName}/${selection.elementName}`} {...selection} />
      )}
      {decoration && decorationPanels && createElement(decorationPanels, { selection: decoration })}
      {selection === null && <GarmentPanel designName={designName} onSizeChart={onSizeChart} />}
    </aside>
  )
}
