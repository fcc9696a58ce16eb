import { IconPointer } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DecorationPanel } from '#web/features/studio/panel/decoration-panel.tsx'
import { ElementPanel } from '#web/features/studio/panel/element-panel.tsx'
import { NewDecorationPanel } from '#web/features/studio/panel/new-decoration-panel.tsx'
import classes from '#web/features/studio/panel/panel.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Edits what is selected. */
export function RightPanel() {
  const { t } = useTranslation()
  const { selection } = useStudio()
  return (
    <aside className={classes.panel} aria-label={t('studio.style')} tabIndex={-1} data-region="panel">
      {selection?.kind === 'element' && (
        <ElementPanel key={`${selection.partName}/${selection.elementName}`} {...selection} />
      )}
      {selection?.kind === 'decoration' && (
        <DecorationPanel key={selection.decorationId} decorationId={selection.decorationId} />
      )}
      {selection?.kind === 'new-decoration' && <NewDecorationPanel />}
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
