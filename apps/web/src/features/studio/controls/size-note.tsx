import type { DecorationView } from '@teamloom/design/design-state.ts'
import { offeredSize } from '@teamloom/design/usual-size.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/size-note.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePlaceDecoration } from '#web/features/studio/session/use-place-decoration.ts'
import { isAsMoved, wantedWidth } from '#web/features/studio/session/wanted-width.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

/** After a move: that the place made it smaller, or what is usual where it now looks lost. */
export function SizeNote({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { session } = useStudio()
  const { sizesOf } = usePlaceDecoration()
  const { id, assetSize } = decoration
  const width = assetSize.selectedSize?.widthInInches
  const inkShare = (assetSize.selectedSize?.inkWidthInInches ?? 0) / (width ?? 1)
  if (width === undefined || !isAsMoved(session, id)) return null
  const wanted = wantedWidth(session, id)
  const widest = sizesOf(id).at(-1)?.widthInches ?? 0
  if (wanted !== undefined && wanted > width && wanted > widest) {
    const text = t('decoration.broughtDown', {
      wanted: inchesText(inkShare * wanted, locale),
      width: inchesText(inkShare * width, locale),
    })
    return (
      <div className={classes.note}>
        <Notice kind="info" text={text} />
      </div>
    )
  }
  const offered = offeredSize(sizesOf(id), width)
  if (!offered) return null
  const take = () =>
    showRefusal(session.change({ action: 'setDecorationSize', decorationId: id, size: offered.id }))
  return (
    <div className={classes.note}>
      <Notice
        kind="info"
        text={t('decoration.looksSmall')}
        action={
          <button type="button" className={classes.take} onClick={take}>
            {t('decoration.useUsual', { width: inchesText(inkShare * offered.widthInches, locale) })}
          </button>
        }
      />
    </div>
  )
}
