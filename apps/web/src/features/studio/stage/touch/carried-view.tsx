import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { Inked } from '@teamloom/design/inked-size.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import {
  cornersAt,
  type Extent,
  type LaidPlace,
  type PictureSpot,
  withoutOverlaps,
} from '@teamloom/garment/laid-place.ts'
import { eighthsText, inchesText } from '@teamloom/kit/length.ts'
import { Fragment, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useArtworkPicture } from '#web/data/artwork.ts'
import overlay from '#web/features/studio/controls/overlay.module.css'
import type { Carried } from '#web/features/studio/session/carried.tsx'
import { sheet } from '#web/features/studio/session/sheet.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { CentreGuide } from '#web/features/studio/stage/touch/centre-guide.tsx'
import { KeyHints } from '#web/features/studio/stage/touch/key-hints.tsx'
import { SeamGuides } from '#web/features/studio/stage/touch/seam-guides.tsx'
import classes from '#web/features/studio/stage/touch/touch.module.css'
import { useInked } from '#web/features/studio/stage/touch/use-inked.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly carried: Carried
  readonly camera: Camera
  /** CSS pixels to one of the picture's. */
  readonly scale: number
  readonly laid: readonly LaidPlace[]
  readonly held: RefObject<HTMLDivElement | null>
  /** The picture shows it where it would go: until then it stays in the hand. */
  readonly isOnCloth: boolean
}

/** A place of both socks may be seen twice. */
const keyOf = ({ positionName, x }: LaidPlace) => `${positionName} ${x}`

/** What is seen of a decoration in the hand: free places, the one it would go to, where it was, and itself between. */
export function CarriedView({ carried, camera, scale, laid, held, isOnCloth }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const drawn = useDrawn()
  const inkedOf = useInked()
  const { state } = useDesign()
  const { product, hasMeasures } = useStudio()
  const { decorationId, by, from, to } = carried
  const decoration = state.decorations.find(({ id }) => id === decorationId)
  const find = (name: string | null) => laid.find(({ positionName }) => positionName === name)
  const target = find(to)
  const targetPlace = target && findLocation(product, target.positionName)
  const print = drawn.prints.find(candidate => candidate.decorationId === decorationId)
  const origin = to === from.positionName ? undefined : find(from.positionName)
  const size = decoration?.assetSize.selectedSize
  const was: Extent | undefined = size
    ? { widthInches: size.widthInInches, heightInches: size.heightInInches }
    : undefined
  const isBroughtDown = by === 'middle' && was && print && print.widthInches < was.widthInches
  const free = new Set(carried.free.map(({ positionName }) => positionName))
  const lit =
    by === 'corner'
      ? []
      : withoutOverlaps(laid.filter(({ positionName }) => free.has(positionName))).filter(
          place => place !== target,
        )
  const name = (place: LaidPlace) => {
    const location = findLocation(product, place.positionName)
    return location ? label(location.label) : ''
  }
  // The sheet's own line says it, where there is little room for words.
  const isOverSheet = sheet.use() !== null
  const stage = document.getElementById('content')
  const inked = print && inkedOf(decorationId, print)
  const measure = inked && `${eighthsText(inked.widthInches)} × ${inchesText(inked.heightInches, locale)}`
  return (
    <>
      <svg
        className={overlay.overlay}
        viewBox={`0 0 ${camera.width} ${camera.height}`}
        aria-hidden
        data-carried-to={to ?? ''}
      >
        {lit.map(place => (
          <Fragment key={keyOf(place)}>
            <path className={classes.freeCasing} d={outline(place, place)} />
            <path className={classes.free} d={outline(place, place)} />
          </Fragment>
        ))}
        {target && by === 'middle' && (
          <>
            <path className={overlay.casing} d={outline(target, target)} />
            <path className={overlay.line} d={outline(target, target)} />
          </>
        )}
        {target && print && (
          <>
            <path className={overlay.casing} d={outline(target, print)} />
            <path className={overlay.line} d={outline(target, print)} />
          </>
        )}
        {origin && was && <path className={classes.was} d={outline(origin, was)} />}
      </svg>
      {target && hasMeasures && <CentreGuide place={target} camera={camera} print={print} />}
      {target && targetPlace && inked && hasMeasures && (
        <SeamGuides
          place={targetPlace}
          camera={camera}
          print={inked}
          {...edgesOf(shifted(target, inked), inked)}
        />
      )}
      {lit.map(place => (
        <Words key={keyOf(place)} place={place} camera={camera} below={-0.5} kind="quiet">
          {name(place)}
        </Words>
      ))}
      {origin && was && (
        <>
          <Picture
            decorationId={decorationId}
            place={origin}
            extent={was}
            scale={scale}
            className={classes.ghost}
          />
          <Words
            place={{ ...origin, ...was }}
            camera={camera}
            below={0.5}
            kind="quiet"
            under={
              target && Math.abs(footOf(target) - footOf({ ...origin, ...was })) * scale < nameReach
                ? target
                : undefined
            }
          >
            {t('decoration.touch.was', { place: name(origin) })}
          </Words>
        </>
      )}
      {target && print && (
        <Words
          place={by === 'corner' ? { ...target, ...print } : target}
          camera={camera}
          below={0.5}
          kind="loud"
        >
          {`${name(target)}  ${measure}${isBroughtDown && !isOverSheet ? `, ${t('decoration.touch.largest')}` : ''}`}
        </Words>
      )}
      {by === 'middle' && !isOverSheet && stage && createPortal(<KeyHints />, stage)}
      {by === 'middle' && was && (
        <div ref={held} className={classes.held} data-held data-snapped={(target && isOnCloth) || undefined}>
          <Picture
            decorationId={decorationId}
            place={{ ...(find(from.positionName) ?? laid[0] ?? upright(camera)), x: 0, y: 0 }}
            extent={was}
            scale={scale}
          />
        </div>
      )}
    </>
  )
}

/** For a side that has no place to lie as. */
function upright({ pixelsPerInch }: Camera): LaidPlace {
  return {
    positionName: '',
    x: 0,
    y: 0,
    right: { x: pixelsPerInch, y: 0 },
    down: { x: 0, y: pixelsPerInch },
    widthInches: 1,
    heightInches: 1,
  }
}

/** A place whose middle is that of the ink. */
function shifted(place: LaidPlace, { offU, offV }: Inked): LaidPlace {
  const { x, y, right, down } = place
  return { ...place, x: x + offU * right.x + offV * down.x, y: y + offU * right.y + offV * down.y }
}

/** The middles of its upper edge and of its sides. */
function edgesOf(place: LaidPlace, extent: Extent) {
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersAt(place, extent)
  const between = (a: PictureSpot, b: PictureSpot) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  return {
    top: between(topLeft, topRight),
    left: between(topLeft, bottomLeft),
    right: between(topRight, bottomRight),
  }
}

function outline(place: LaidPlace, extent: Extent): string {
  return `M${cornersAt(place, extent)
    .map(({ x, y }) => `${x},${y}`)
    .join('L')}Z`
}

type PictureProps = {
  readonly decorationId: string
  readonly place: LaidPlace
  readonly extent: Extent
  readonly scale: number
  readonly className?: string | undefined
}

/** The artwork as it was sent, as large as it lies there. */
function Picture({ decorationId, place, extent, scale, className }: PictureProps) {
  const { teamId } = useStudio()
  const { state } = useDesign()
  const decoration = state.decorations.find(({ id }) => id === decorationId)
  const { type = '', assetId, assetVersionId } = decoration ?? {}
  const { data: url } = useArtworkPicture(
    assetId && assetVersionId ? { type, assetId, assetVersionId, teamId, size: 256 } : null,
  )
  const width = extent.widthInches * Math.hypot(place.right.x, place.right.y) * scale
  const height = extent.heightInches * Math.hypot(place.down.x, place.down.y) * scale
  return url ? (
    <img
      src={url}
      alt=""
      draggable={false}
      className={`${classes.artwork} ${className ?? ''}`}
      style={{
        width,
        height,
        left: place.x * scale - width / 2,
        top: place.y * scale - height / 2,
        rotate: `${Math.atan2(place.right.y, place.right.x)}rad`,
      }}
    />
  ) : null
}

type WordsProps = {
  readonly place: LaidPlace
  readonly camera: Camera
  /** Share of its height below its middle. */
  readonly below: number
  readonly kind: 'quiet' | 'loud'
  /** The place in hand, whose name stands where it would: it goes below that. */
  readonly under?: LaidPlace | undefined
  readonly children: string
}

/** CSS pixels from a place's foot that its name takes, and those that were there. */
const nameReach = 44

function footOf(place: LaidPlace): number {
  return Math.max(...cornersAt(place, place).map(({ y }) => y))
}

function Words({ place, camera, below, kind, under, children }: WordsProps) {
  const y = below < 0 ? Math.min(...cornersAt(place, place).map(corner => corner.y)) : footOf(under ?? place)
  return (
    <span
      aria-hidden
      className={`${overlay.label} ${classes.words}`}
      data-kind={kind}
      data-under={under ? 'names' : undefined}
      style={{ left: `${(100 * place.x) / camera.width}%`, top: `${(100 * y) / camera.height}%` }}
    >
      {children}
    </span>
  )
}
