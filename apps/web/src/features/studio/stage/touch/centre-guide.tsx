import type { Camera } from '@teamloom/bakes/manifest.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import type { Extent, LaidPlace } from '@teamloom/garment/laid-place.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import overlay from '#web/features/studio/controls/overlay.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import classes from '#web/features/studio/stage/touch/touch.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** Inches that the line goes beyond the place, above and below. */
const beyond = 1.5

type Props = {
  readonly place: LaidPlace
  readonly camera: Camera
  /** What the line leaves free. */
  readonly print: Extent | undefined
}

/** The line down the middle of a place's side, and how far from it the place's middle is. */
export function CentreGuide({ place, camera, print }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const location = findLocation(product, place.positionName)
  // Only what lies flat and symmetrical has a centre to be measured from.
  if (location?.lies !== 'flat' || !['front', 'back'].includes(location.panel)) return null
  const { x, y, right, down, heightInches } = place
  const at = (u: number, v: number) => ({ x: x + u * right.x + v * down.x, y: y + u * right.y + v * down.y })
  const reach = heightInches / 2 + beyond
  const isAside = Math.abs(location.centerU) > 0.25
  const covered = isAside || !print ? 0 : print.heightInches / 2 + 0.2
  const [top, above, middle, below, bottom] = [-reach, -covered, 0, covered, reach].map(v =>
    at(-location.centerU, v),
  ) as [Spot, Spot, Spot, Spot, Spot]
  const centre = `${line(top, above)}${line(below, bottom)}`
  const percent = (spot: Spot) => ({
    left: `${(100 * spot.x) / camera.width}%`,
    top: `${(100 * spot.y) / camera.height}%`,
  })
  return (
    <>
      <svg className={overlay.overlay} viewBox={`0 0 ${camera.width} ${camera.height}`} aria-hidden>
        <path className={classes.guideCasing} d={centre} />
        <path className={classes.guide} d={centre} />
        {isAside && <path className={classes.guide} d={line(middle, { x, y })} />}
      </svg>
      {/* Above what lies in the middle stands how far it is from its seam, below it its name. */}
      <span
        aria-hidden
        className={`${overlay.label} ${classes.words}`}
        data-kind="quiet"
        data-under={isAside ? undefined : 'line'}
        style={percent(isAside ? top : bottom)}
      >
        {t('decoration.touch.centre')}
      </span>
      {isAside && (
        <span
          aria-hidden
          className={`${overlay.label} ${overlay.quiet}`}
          style={percent({ x: (middle.x * 2 + x) / 3, y: middle.y })}
        >
          {inchesText(Math.abs(location.centerU), locale)}
        </span>
      )}
    </>
  )
}

type Spot = { readonly x: number; readonly y: number }

function line(from: Spot, to: Spot): string {
  return `M${from.x},${from.y}L${to.x},${to.y}`
}
