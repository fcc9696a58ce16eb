import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panel/artwork-block.module.css'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly decoration: DecorationView; readonly onReplace: () => void }

export function ArtworkWarnings({ decoration, onReplace }: Props) {
  const { t } = useTranslation()
  const has = (key: string) => decoration.warningMessages.includes(key)
  if (decoration.warningMessages.length === 0) return null
  return (
    <div className={classes.warnings}>
      {has('pngUsed') && (
        <Notice
          kind="warn"
          title={t('decoration.warnings.pngUsed.title')}
          text={t('decoration.warnings.pngUsed.text')}
          action={
            <button type="button" onClick={onReplace}>
              {t('decoration.warnings.pngUsed.action')}
            </button>
          }
        />
      )}
      {has('fileWidthLimited') && (
        <Notice
          kind="info"
          title={t('decoration.warnings.fileWidthLimited.title')}
          text={t('decoration.warnings.fileWidthLimited.text')}
        />
      )}
      {has('fileTypeLimited') && (
        <Notice
          kind="warn"
          title={t('decoration.warnings.fileTypeLimited.title')}
          text={t('decoration.warnings.fileTypeLimited.text')}
        />
      )}
    </div>
  )
}
