import { useTranslation } from 'react-i18next'
import classes from '#web/features/collect/selection-list.module.css'

/** What was just taken away, until something else is done. */
export function UndoLine({ words, onUndo }: { readonly words: string; readonly onUndo: () => void }) {
  const { t } = useTranslation()
  return (
    <p className={classes.undo} role="status">
      {words}
      <button type="button" className="link" onClick={onUndo}>
        {t('collect.selection.undo')}
      </button>
    </p>
  )
}
