import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { reasonAgainstType } from '@teamloom/design/place-for-type.ts'
import { suitedType, suitsArtwork } from '@teamloom/design/suited-type.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { SignedPrice } from '#web/features/studio/controls/price-difference.tsx'
import { useTilePictures } from '#web/features/studio/controls/use-tile-pictures.ts'
import { OneInkOffer } from '#web/features/studio/panels/one-ink-offer.tsx'
import { PrintTilePicture } from '#web/features/studio/panels/print-tile-picture.tsx'
import classes from '#web/features/studio/panels/type-tiles.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useChangeInSight } from '#web/features/studio/session/use-change-in-sight.ts'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { usePriceDifference } from '#web/features/studio/session/use-price-difference.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = {
  readonly decoration: DecorationView
  /** Just added: prices are those of the decoration, not against the type that it has. */
  readonly isNew?: boolean
}

/** How the artwork is put on the cloth; ways that cannot be had say why. */
export function TypeTiles({ decoration, isNew = false }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { product, session, isStaff, may } = useStudio()
  const changeInSight = useChangeInSight(decoration.id)
  const { document } = useDesign()
  const state = findDecoration(document, decoration.id)
  const reasonOf = (type: DecorationType): string | null => {
    if (type.type === decoration.type) return null
    if (type.adminOnly && !isStaff) return t('decoration.typeForStaff')
    const reason = state ? reasonAgainstType(document, product, type, state) : 'place'
    if (reason === 'cloth' && type.cloth) return label(type.cloth.reason)
    if (reason === 'persons') return t('decoration.typeNotByPiece')
    if (reason === 'file') return t('decoration.typeNotForFile')
    if (reason === 'pixels') return t('decoration.typeTooSmall')
    if (reason !== 'tones') return reason && t('decoration.typeNoPlace')
    const most = chosenInksOf(type.inks)?.most
    return most === undefined ? t('decoration.typeNotForTones') : t('decoration.typeNotForColors', { most })
  }
  const listed = [
    ...product.decorationTypes
      .filter(({ type, selectable, isRetired }) => selectable && (!isRetired || type === decoration.type))
      .map(type => ({ type, reason: reasonOf(type) })),
    ...product.unavailableDecorationTypes.flatMap(({ type: name, reason }) => {
      const type = findDecorationType(name)
      return type?.selectable && hasPlaces(product, type) ? [{ type, reason: label(reason) }] : []
    }),
  ]
  const possible = listed.flatMap(({ type, reason }) => (reason === null ? [type] : []))
  const suited = state?.artwork ? suitedType(possible, product, state.artwork, isStaff) : undefined
  const rankOf = ({ type, reason }: (typeof listed)[number]) =>
    reason !== null ? 2 : type === suited ? 0 : 1
  const tiles = listed.toSorted((a, b) => rankOf(a) - rankOf(b))
  const changeTo = (type: DecorationType) =>
    ({ action: 'changeDecorationType', decorationId: decoration.id, type: type.type }) as const
  const isChosen = (type: DecorationType) => type.type === decoration.type
  const drawnFirst = tiles
    .flatMap(({ type, reason }) => (reason === null ? [type] : []))
    .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)))
  const pictures = useTilePictures(
    decoration,
    drawnFirst.map(type => ({ name: type.type, change: changeTo(type) })),
  )
  const differenceOf = usePriceDifference()
  const { qty } = usePrice()
  const without = isNew ? differenceOf({ action: 'removeDecoration', decorationId: decoration.id }) : null
  const width = decoration.assetSize.selectedSize?.inkWidthInInches
  const priceOf = (type: DecorationType) => {
    const difference = type.type === decoration.type ? 0 : differenceOf(changeTo(type))
    if (!isNew) return type.type === decoration.type ? null : difference
    return difference === null || without === null ? null : difference - without
  }
  const tryType = (type: DecorationType | null) =>
    session.preview(
      type && type.type !== decoration.type && may('canUpdateArtworkColor') ? changeTo(type) : null,
    )
  useEffect(() => () => session.preview(null), [session])
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>
          {isNew && width !== undefined
            ? t('artwork.steps.onDesign', { width: inchesText(width, locale) })
            : t('decoration.type')}
        </h3>
        <span>{t(`price.pieceFor.${product.soldAs}`, { qty: numberText(qty, locale) })}</span>
      </div>
      <OneInkOffer decoration={decoration} possible={possible} />
      <Allowed ability="canUpdateArtworkColor">
        <ChoiceGroup
          label={t('decoration.type')}
          value={decoration.type}
          onChange={type =>
            type !== decoration.type &&
            changeInSight({ action: 'changeDecorationType', decorationId: decoration.id, type })
          }
          columns={2}
          isTried
          className={classes.tiles}
        >
          {tiles.map(({ type, reason }) => {
            const isPossible = reason === null
            const view = pictures.get(type.type)
            const difference = isPossible ? priceOf(type) : null
            const tried = isPossible ? type : null
            return (
              <Choice
                key={type.type}
                value={type.type}
                className={classes.tile}
                isUnavailable={!isPossible}
                onPointerEnter={() => tryType(tried)}
                onPointerLeave={() => tryType(null)}
                onFocus={() => tryType(tried)}
                onBlur={() => tryType(null)}
              >
                {isPossible && <PrintTilePicture decoration={decoration} view={view} />}
                <span className={classes.words}>
                  {label(type.label)}
                  <small>{reason ?? label(type.note)}</small>
                  {view?.hasFailed && <small className={classes.failed}>{t('decoration.notPictured')}</small>}
                  <Suitability type={type} isSuited={type === suited} decoration={decoration} />
                  {difference !== null && (
                    <small className={classes.price}>
                      {difference === 0 ? (
                        t(isNew ? 'artwork.steps.included' : 'decoration.samePrice')
                      ) : (
                        <SignedPrice cents={difference} />
                      )}
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

/** A way for other garments altogether is not worth a tile. */
function hasPlaces({ locations }: Product, type: DecorationType): boolean {
  return locations.some(location => takesPlace(type, location))
}

type SuitabilityProps = {
  readonly type: DecorationType
  /** The first that suits this artwork (DS48). */
  readonly isSuited: boolean
  readonly decoration: DecorationView
}

/** Says that a type suits the artwork, whoever chose it; of the chosen one, what it makes of artwork that it does not suit. */
function Suitability({ type, isSuited, decoration }: SuitabilityProps) {
  const { t } = useTranslation()
  const isFlat = decoration.imageData?.isFlat ?? null
  if (isFlat === null || !['palette', 'artwork'].includes(type.inks.from)) return null
  const suits = suitsArtwork(type, { isFlat })
  if (suits ? !isSuited : type.type !== decoration.type) return null
  const key = isFlat ? (suits ? 'flatSuits' : 'flatElse') : suits ? 'tonedSuits' : 'tonedElse'
  return <small className={classes.reason}>{t(`decoration.typeReason.${key}`)}</small>
}
