import { fonts } from '@teamloom/artwork/fonts.ts'
import { useTranslation } from 'react-i18next'
import { useRetiredFonts } from '#web/data/offer.ts'
import classes from '#web/features/studio/controls/panel.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** ST31: that words are in letters which no others are written in any more. */
export function RetiredFont({ font }: { readonly font: string }) {
  const { t } = useTranslation()
  const { product } = useStudio()
  if (!useRetiredFonts(product).includes(font)) return null
  const name = fonts.find(({ id }) => id === font)?.name ?? font
  return (
    <section className={classes.section}>
      <Notice
        kind="info"
        title={t('decoration.retiredFont.title', { name })}
        text={t('decoration.retiredFont.text')}
      />
    </section>
  )
}
