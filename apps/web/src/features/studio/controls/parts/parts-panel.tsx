import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DecorationList } from '#web/features/studio/controls/parts/decoration-list.tsx'
import { MeetDesigner } from '#web/features/studio/controls/parts/meet-designer.tsx'
import { PartRow, WholeRow } from '#web/features/studio/controls/parts/part-row.tsx'
import classes from '#web/features/studio/controls/parts/parts-panel.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

type Props = {
  readonly onChosen?: () => void
  /** Closes it, where it lies over the stage. */
  readonly onClose?: () => void
  /** In place of the parts and decorations that can be chosen. */
  readonly children?: ReactNode
}

/** What the garment is made of and what is on it: choosing one opens it at the right. */
export function PartsPanel({ onChosen, onClose, children }: Props) {
  const { t } = useTranslation()
  const { product, isStaff } = useStudio()
  return (
    <nav className={classes.panel} aria-label={t('studio.parts')}>
      <div className={classes.top}>
        <h2 className={classes.title}>{t('studio.parts')}</h2>
        {onClose && <CloseButton size={36} iconSize={18} aria-label={t('common.close')} onClick={onClose} />}
      </div>
      {children ?? (
        <>
          <ul className={classes.parts}>
            <WholeRow onChosen={onChosen} />
            {product.parts.map(part => (
              <PartRow key={part.name} part={part} onChosen={onChosen} />
            ))}
          </ul>
          <hr className={classes.rule} />
          <h2 className={classes.title}>{t('studio.decoration')}</h2>
          <DecorationList onChosen={onChosen} />
        </>
      )}
      {!isStaff && <MeetDesigner />}
    </nav>
  )
}
