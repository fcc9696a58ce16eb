import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { lostOnCloth } from '@teamloom/design/lost-on-cloth.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panel/print-colors.module.css'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

/** That the artwork's main ink is hardly seen on its cloth, with a way out. */
export function LostNote({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { session, product } = useStudio()
  const { document } = useDesign()
  const state = findDecoration(document, decoration.id)
  const lost = state && lostOnCloth(document, product, state)
  const ink = lost && findColor(state.colors[lost.index]?.colorName ?? '')
  const cloth = lost && findColor(lost.clothColorName)
  if (!ink || !cloth) return null
  const leaveOut = () =>
    showRefusal(
      session.change({
        action: 'updatePrintColor',
        decorationId: decoration.id,
        indexOfColor: lost.index,
        color: ink.name,
        transparent: true,
      }),
    )
  return (
    <div className={classes.lost}>
      <Notice
        kind="warn"
        title={t('decoration.lost.title', { ink: label(ink.label), cloth: label(cloth.label) })}
        text={t('decoration.lost.text')}
        action={
          decoration.imageData && decoration.imageData.selectedColors.length > 1 ? (
            <button type="button" onClick={leaveOut}>
              {t('decoration.lost.leaveOut')}
            </button>
          ) : undefined
        }
      />
    </div>
  )
}
