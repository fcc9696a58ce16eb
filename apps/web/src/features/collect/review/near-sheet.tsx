import { IconX } from '@tabler/icons-react'
import type { ReviewedDesign } from '@teamloom/contract/review.ts'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownPath } from '#web/features/collect/own-path.ts'
import classes from '#web/features/collect/review/near-sheet.module.css'
import { shareOf } from '#web/features/collect/review/share-of.ts'
import { shortSideOf, useSideName } from '#web/features/collect/review/side-name.ts'
import type { Pin } from '#web/features/collect/review/use-speaking.ts'

type Props = {
  readonly design: ReviewedDesign
  readonly side: string
  readonly pin: Pin | null
  /** Where what is read was said. */
  readonly spot: Pin | null
  readonly onPin: (pin: Pin | null) => void
  readonly onClose: () => void
}

/** A design from near, to be scrolled; where it is touched a pin stands. Opens at the place that is asked for, else in the middle. */
export function NearSheet({ design, side, pin, spot, onPin, onClose }: Props) {
  const { t } = useTranslation()
  const sideName = useSideName()
  const sheet = useRef<HTMLDialogElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const asked = spot ?? pin
  const [shown, setShown] = useState(asked?.side ?? side)
  const name = design.name ?? t('review.untitled')
  const image = design.images.find(each => each.side === shown) ?? design.images[0]
  const { width, height } = design.picture
  useEffect(() => {
    sheet.current?.showModal()
    const box = scroll.current
    if (!box) return
    const [x, y] = asked ? [asked.x / width, asked.y / height] : [0.5, 0]
    box.scrollLeft = x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = y * box.scrollHeight - box.clientHeight / 2
    // Where it begins; then it is the visitor's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const put = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // By keys there is no place: the middle.
    const isPointed = event.detail > 0
    const share = (at: number, from: number, size: number) =>
      isPointed ? Math.min(1, Math.max(0, (at - from) / size)) : 0.5
    const round = (inches: number) => Math.round(inches * 100) / 100
    onPin({
      side: image?.side ?? shown,
      x: round(share(event.clientX, box.left, box.width) * width),
      y: round(share(event.clientY, box.top, box.height) * height),
    })
    sheet.current?.close()
  }
  return (
    <dialog ref={sheet} className={classes.sheet} aria-label={t('review.near', { name })} onClose={onClose}>
      <div className={classes.sheetHead}>
        <p>{t('review.pinHint')}</p>
        <button
          type="button"
          className={classes.close}
          aria-label={t('review.close')}
          onClick={() => sheet.current?.close()}
        >
          <IconX size={22} stroke={1.6} aria-hidden />
        </button>
      </div>
      <div ref={scroll} className={classes.scroll}>
        <button type="button" className={classes.large} aria-label={t('review.pinHere')} onClick={put}>
          {image && (
            <img
              key={image.url}
              // The one that is there already, until the larger has come.
              style={{ backgroundImage: `url("${ownPath(image.url)}?w=600")` }}
              src={`${ownPath(image.url)}?w=1200`}
              alt={t('review.picture', { name, side: sideName(image.side) })}
              width={1200}
              height={1400}
              draggable={false}
            />
          )}
          {spot && spot.side === image?.side && (
            <span
              className={classes.pin}
              data-said
              style={shareOf(spot, design.picture)}
              role="img"
              aria-label={t('review.pinSaid')}
            />
          )}
          {pin && pin.side === image?.side && (
            <span className={classes.pin} style={shareOf(pin, design.picture)} aria-hidden />
          )}
        </button>
      </div>
      <div className={classes.sheetFoot}>
        {design.images.map(each => (
          <button
            key={each.side}
            type="button"
            className="button"
            aria-pressed={each.side === image?.side}
            onClick={() => setShown(each.side)}
          >
            {t(shortSideOf(each.side))}
          </button>
        ))}
      </div>
    </dialog>
  )
}
