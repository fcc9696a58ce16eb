import { IconCheck } from '@tabler/icons-react'
import type { Side } from '@teamloom/bakes/side.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findTaker, sideToSee } from '@teamloom/design/locations.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import classes from '#web/features/studio/panels/place-list.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePlaceDecoration } from '#web/features/studio/session/use-place-decoration.ts'
import { useTryPlace } from '#web/features/studio/stage/touch/use-try-place.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Place = DecorationView['location']['availableLocations'][number]

type Props = {
  readonly decoration: DecorationView
  /** Where it was when it was taken into the hand that holds it. */
  readonly cameFrom: string | undefined
}

/** Where the decoration sits; a place shows it there while it is pointed at, one that it cannot take says why. */
export function PlaceList({ decoration, cameFrom }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product, side } = useStudio()
  const { move } = usePlaceDecoration()
  const { tryPlace, keepPlace } = useTryPlace(decoration.id)
  const places = decoration.location.availableLocations
  const here = places.find(({ inUse }) => inUse)?.positionName ?? null
  const sideOf = ({ positionName }: Place) => {
    const location = findLocation(product, positionName)
    return location && sideToSee(location, side)
  }
  const free = places.filter(place => isFree(place) && sideOf(place) === side).length
  const choose = (positionName: string) => {
    if (positionName !== here && move(decoration.id, positionName)) keepPlace()
  }
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('decoration.location')}</h3>
        <span>{t(`decoration.freeOn.${side}`, { count: free })}</span>
      </div>
      <Allowed ability="canUpdateArtworkPosition">
        <ChoiceGroup label={t('decoration.location')} value={here} onChange={choose} isTried>
          {places.map((place, index) => {
            const trial = isFree(place) ? place.positionName : null
            return (
              <Choice
                key={place.positionName}
                value={place.positionName}
                isFirst={index === 0}
                isUnavailable={isTaken(place)}
                className={classes.place}
                onPointerEnter={() => tryPlace(trial)}
                onPointerLeave={() => tryPlace(null)}
                onFocus={() => tryPlace(trial)}
                onBlur={() => tryPlace(null)}
              >
                {place.inUse ? (
                  <IconCheck size={16} stroke={2} aria-hidden />
                ) : (
                  <span className={classes.gap} />
                )}
                <span className={classes.name}>
                  {label(place.dropdownLabel)}
                  {place.spotTaken && <TakenBy place={place} own={decoration.id} />}
                </span>
                <PlaceTag
                  place={place}
                  cameFrom={cameFrom}
                  seenOn={sideOf(place) === side ? undefined : sideOf(place)}
                />
              </Choice>
            )
          })}
        </ChoiceGroup>
      </Allowed>
    </section>
  )
}

function isTaken(place: Place): boolean {
  return place.spotTaken || place.imageTooSmall || place.clothUnfit
}

function isFree(place: Place): boolean {
  return !place.inUse && !isTaken(place)
}

function TakenBy({ place: { positionName }, own }: { readonly place: Place; readonly own: string }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product } = useStudio()
  const { document } = useDesign()
  const place = findLocation(product, positionName)
  const taker = place && findTaker(document, product, place, own)
  if (!taker) return null
  const { name } = taker.decoration
  return (
    <span className={classes.reason}>
      {taker.place === place
        ? t('decoration.takenBy', { name })
        : t('decoration.overlappedBy', { name, place: label(taker.place.label) })}
    </span>
  )
}

type TagProps = {
  readonly place: Place
  readonly cameFrom: string | undefined
  /** Another side than the one that is looked at. */
  readonly seenOn: Side | undefined
}

function PlaceTag({ place, cameFrom, seenOn }: TagProps) {
  const { t } = useTranslation()
  if (place.inUse) return <span className={classes.own}>{t('decoration.inUse')}</span>
  if (place.spotTaken) return <span className={classes.tag}>{t('decoration.spotTaken')}</span>
  if (place.clothUnfit) {
    return (
      <span className={classes.tag} data-kind="warn">
        {t('decoration.clothUnfit')}
      </span>
    )
  }
  if (place.imageTooSmall) {
    return (
      <span className={classes.tag} data-kind="warn">
        {t('decoration.imageTooSmall')}
      </span>
    )
  }
  if (cameFrom === place.positionName) {
    return <span className={classes.tag}>{t('decoration.wasHere')}</span>
  }
  return seenOn ? <span className={classes.note}>{t(`decoration.seenOn.${seenOn}`)}</span> : null
}
