import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { acceptsFormat } from '@teamloom/catalog/decorations/files.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { suitsArtwork } from '@teamloom/design/suited-type.ts'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/panel/allowed.tsx'
import panel from '#web/features/studio/panel/panel.module.css'
import { TilePicture } from '#web/features/studio/panel/tile-picture.tsx'
import classes from '#web/features/studio/panel/type-tiles.module.css'
import { useTypePictures } from '#web/features/studio/panel/use-type-pictures.ts'
import { PriceDifference } from '#web/features/studio/price/price-difference.tsx'
import { usePriceDifference } from '#web/features/studio/price/use-price-difference.ts'
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
  const format = decoration.imageData?.format ?? ''
  const isAllowed = (type: DecorationType) => acceptsFormat(type, format) && (isStaff || !type.adminOnly)
  const changeTo = (type: DecorationType) =>
    ({ action: 'changeDecorationType', decorationId: decoration.id, type: type.type }) as const
  const pictures = useTypePictures(decoration, types.filter(isAllowed).map(changeTo))
  const differenceOf = usePriceDifference()
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
            const isPossible = isAllowed(type)
            const difference =
              isPossible && type.type !== decoration.type ? differenceOf(changeTo(type)) : null
            return (
              <Choice key={type.type} value={type.type} className={classes.tile} isUnavailable={!isPossible}>
                {isPossible && <TilePicture bitmap={pictures?.get(type.type)} />}
                <span className={classes.words}>
                  {label(type.label)}
                  <small>{isPossible ? label(type.note) : t('decoration.typeNotForFile')}</small>
                  {type.type === decoration.type && <Reason type={type} decoration={decoration} />}
                  {difference !== null && (
                    <small className={classes.price}>
                      {difference === 0 ? t('decoration.samePrice') : <PriceDifference cents={difference} />}
                    </small>
                  )}
                </span>
              </Choice>
            )
          })}
        </ChoiceGroup>
      </Allowed>
    </section>
  )
}

/** Why this type, or what it makes of this artwork. */
function Reason({
  type,
  decoration,
}: {
  readonly type: DecorationType
  readonly decoration: DecorationView
}) {
  const { t } = useTranslation()
  const isFlat = decoration.imageData?.isFlat ?? null
  if (isFlat === null || !['palette', 'artwork'].includes(type.inks.from)) return null
  const isSuited = suitsArtwork(type, { isFlat })
  const key = isFlat ? (isSuited ? 'flatSuits' : 'flatElse') : isSuited ? 'tonedSuits' : 'tonedElse'
  return <small className={classes.reason}>{t(`decoration.typeReason.${key}`)}</small>
}
