import { IconChevronLeft, IconChevronRight, IconHanger } from '@tabler/icons-react'
import type { CollectableDesign } from '@teamloom/contract/collection-shape.ts'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collect/design-tile.module.css'
import { ownPath } from '#web/features/collect/own-path.ts'
import { useLoaded } from '#web/features/collect/use-loaded.ts'

/** Pixels from which a movement is a swipe. */
const swipe = 40

type Props = {
  readonly design: Pick<CollectableDesign, 'images' | 'decoratedSides' | 'slots'>
  readonly name: string
  readonly isFirst: boolean
  /** Which is turned to; undefined: the one that shows most. */
  readonly side: string | undefined
  /** A side in the words of whoever answers. */
  readonly drawn: ((side: string) => string) | undefined
  readonly onTurn: (side: string) => void
}

const knownSides = ['front', 'back', 'left', 'right'] as const

/** A garment that is turned by buttons and swipes, in somebody's own words as soon as they are drawn. */
export function TurningGarment({ design, name, isFirst, side, drawn, onTurn }: Props) {
  const { t } = useTranslation()
  const { images, decoratedSides, slots = [] } = design
  const start = sidesToShow(images, decoratedSides).first?.side
  const index = Math.max(
    0,
    images.findIndex(image => image.side === (side ?? start)),
  )
  const [broken, setBroken] = useState<string>()
  const from = useRef<number>(undefined)
  const shown = images[index]
  const isPersonal = slots.some(({ sides }) => sides.some(each => each === shown?.side))
  const own = useLoaded(isPersonal && shown ? drawn?.(shown.side) : undefined)
  const turn = (step: number) => onTurn(images[(index + step + images.length) % images.length]?.side ?? '')
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientX - (from.current ?? event.clientX)
    from.current = undefined
    if (Math.abs(moved) >= swipe) turn(moved < 0 ? 1 : -1)
  }
  const known = knownSides.find(each => each === shown?.side)
  const alt = t('collect.picture', { name, side: known ? t(`collect.sides.${known}`) : (shown?.side ?? '') })
  return (
    <div
      className={classes.stage}
      onPointerDown={event => {
        from.current = event.clientX
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        from.current = undefined
      }}
    >
      {shown && (own !== undefined || shown.url !== broken) ? (
        <img
          key={shown.url}
          src={own ?? `${ownPath(shown.url)}?w=600`}
          width={600}
          height={700}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst && shown.side === start ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(shown.url)}
        />
      ) : (
        <IconHanger size={72} stroke={0.5} role="img" aria-label={alt} />
      )}
      {isPersonal && (
        <p className={classes.whose} role="status">
          {t(own === undefined ? 'collect.words.sample' : 'collect.words.own')}
        </p>
      )}
      {images.length > 1 && (
        <>
          <button
            type="button"
            className={classes.left}
            aria-label={t('collect.previousSide', { name })}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={22} stroke={1.6} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.right}
            aria-label={t('collect.nextSide', { name })}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={22} stroke={1.6} aria-hidden />
          </button>
          <span className={classes.dots} aria-hidden>
            {images.map((image, at) => (
              <i key={image.side} data-shown={at === index} />
            ))}
          </span>
        </>
      )}
    </div>
  )
}
