import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findType } from '@teamloom/design/lookup.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panels/artwork-block.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'
import { DesignerLink } from '#web/shown/open-checks.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly decoration: DecorationView; readonly onReplace: () => void }

/** What its type's checks found, in their words. */
export function ArtworkWarnings({ decoration, onReplace }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product } = useStudio()
  const checks = findType(product, decoration.type)?.checks ?? []
  const found = checks.filter(({ key }) => decoration.warningMessages.includes(key))
  if (found.length === 0) return null
  return (
    <div className={classes.warnings}>
      {found.map(check => (
        <Notice
          key={check.key}
          kind={check.kind === 'warning' ? 'warn' : check.kind}
          title={label(check.title)}
          text={label(check.text)}
          action={
            check.wantsVector && (
              <>
                <span>{t('decoration.noVector')}</span>
                <span className={classes.ways}>
                  <button type="button" onClick={onReplace}>
                    {t('decoration.uploadVector')}
                  </button>
                  <DesignerLink />
                </span>
              </>
            )
          }
        />
      ))}
    </div>
  )
}
