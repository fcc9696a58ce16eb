import { IconBrush, IconPhotoSpark } from '@tabler/icons-react'
import { acceptsFormat } from '@teamloom/catalog/decorations/files.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/panel/allowed.tsx'
import panel from '#web/features/studio/panel/panel.module.css'
import classes from '#web/features/studio/panel/type-tiles.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

/** How the artwork is put on the cloth; ways that the file does not allow say so. */
export function TypeTiles({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product, session, isStaff } = useStudio()
  const types = product.decorationTypes.filter(({ selectable }) => selectable)
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('decoration.type')}</h3>
      </div>
      <Allowed ability="canUpdateArtworkColor">
        <ChoiceGroup
          label={t('decoration.type')}
          value={decoration.type}
          onChange={type =>
            type !== decoration.type &&
            showRefusal(session.change({ action: 'changeDecorationType', decorationId: decoration.id, type }))
          }
          columns={2}
          className={classes.tiles}
        >
          {types.map(type => {
            const fits = acceptsFormat(type, decoration.imageData?.format ?? '')
            const isAllowed = fits && (isStaff || !type.adminOnly)
            return (
              <Choice key={type.type} value={type.type} className={classes.tile} isUnavailable={!isAllowed}>
                {chosenInksOf(type.inks) ? (
                  <IconBrush size={18} stroke={1.6} aria-hidden />
                ) : (
                  <IconPhotoSpark size={18} stroke={1.6} aria-hidden />
                )}
                <span className={classes.words}>
                  {label(type.label)}
                  <small>{isAllowed ? label(type.note) : t('decoration.typeNotForFile')}</small>
                </span>
              </Choice>
            )
          })}
        </ChoiceGroup>
      </Allowed>
    </section>
  )
}
