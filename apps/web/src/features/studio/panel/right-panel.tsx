import { IconPointer } from '@tabler/icons-react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ElementPanel } from '#web/features/studio/panel/element-panel.tsx'
import classes from '#web/features/studio/panel/panel.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { loadCode } from '#web/ui/load-code.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

// A studio opens without a decoration selected.
const loadPanels = async () =>
  (await loadCode(() => import('#web/features/studio/panel/decoration-panels.tsx'))).DecorationPanels

/** Edits what is selected. */
export function RightPanel() {
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
      {selection === null && (
        <EmptyState
          icon={IconPointer}
          title={t('studio.nothingSelected.title')}
          text={t('studio.nothingSelected.text')}
        />
      )}
    </aside>
  )
}
