import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findType } from '@teamloom/design/lookup.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panel/print-colors.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

/** That artwork has more colours or tones than its type can give, with the type that can. */
export function ColorFindings({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { session, product } = useStudio()
  const found = decoration.checks.find(({ key }) => key === 'tonesFlattened' || key === 'colorsLimited')
  if (!found) return null
  const [fix] = found.fixes
  const type = fix && findType(product, String(fix.type))
  const isMany = found.key === 'colorsLimited'
  return (
    <div className={classes.lost}>
      <Notice
        kind="info"
        title={t(isMany ? 'decoration.findings.colors' : 'decoration.findings.tones')}
        text={
          isMany
            ? t('decoration.findings.colorsText', { count: found.value ?? 0, most: found.limit ?? 0 })
            : t('decoration.findings.tonesText')
        }
        action={
          fix && type ? (
            <button type="button" onClick={() => showRefusal(session.change(fix as DesignChange))}>
              {t('decoration.findings.changeType', { type: label(type.label) })}
            </button>
          ) : undefined
        }
      />
    </div>
  )
}
