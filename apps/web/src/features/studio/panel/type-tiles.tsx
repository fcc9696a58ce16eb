import { IconBrush, IconPhotoSpark } from '@tabler/icons-react'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { reasonAgainstType } from '@teamloom/design/place-for-type.ts'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/panel/allowed.tsx'
import panel from '#web/features/studio/panel/panel.module.css'
import classes from '#web/features/studio/panel/type-tiles.module.css'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

/** How the artwork is put on the cloth; ways that cannot be had say why. */
export function TypeTiles({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product, session, isStaff } = useStudio()
  const { document } = useDesign()
  const state = findDecoration(document, decoration.id)
  const open = (type: DecorationType) => type.selectable && (isStaff || !type.adminOnly)
  const reasonOf = (type: DecorationType): string | null => {
    const reason = state ? reasonAgainstType(document, product, type, state) : 'place'
    if (reason === 'cloth' && type.cloth) return label(type.cloth.reason)
    if (reason === 'file') return t('decoration.typeNotForFile')
    return reason && t('decoration.typeNoPlace')
  }
  const tiles = [
    ...product.decorationTypes.filter(open).map(type => ({ type, reason: reasonOf(type) })),
    ...product.unavailableDecorationTypes.flatMap(({ type: name, reason }) => {
      const type = findDecorationType(name)
      return type && open(type) && hasPlaces(product, type) ? [{ type, reason: label(reason) }] : []
    }),
  ]
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
          {tiles.map(({ type, reason }) => (
            <Choice
              key={type.type}
              value={type.type}
              className={classes.tile}
              isUnavailable={reason !== null && type.type !== decoration.type}
            >
              {chosenInksOf(type.inks) ? (
                <IconBrush size={18} stroke={1.6} aria-hidden />
              ) : (
                <IconPhotoSpark size={18} stroke={1.6} aria-hidden />
              )}
              <span className={classes.words}>
                {label(type.label)}
                <small>{reason ?? label(type.note)}</small>
              </span>
            </Choice>
          ))}
        </ChoiceGroup>
      </Allowed>
    </section>
  )
}

/** A way for other garments altogether is not worth a tile. */
function hasPlaces({ locations }: Product, { categories }: DecorationType): boolean {
  return locations.some(({ category }) => categories.includes(category))
}
