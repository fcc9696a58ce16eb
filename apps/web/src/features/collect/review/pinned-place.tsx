import { IconArrowsMove, IconX } from '@tabler/icons-react'
import type { ReviewedDesign } from '@teamloom/contract/review.ts'
import { useTranslation } from 'react-i18next'
import { ownPath } from '#web/features/collect/own-path.ts'
import { useSideName } from '#web/features/collect/review/side-name.ts'
import type { Pin } from '#web/features/collect/review/use-speaking.ts'
import classes from '#web/features/collect/review/words.module.css'

type Props = {
  readonly design: ReviewedDesign
  readonly pin: Pin
  readonly onMove: () => void
  readonly onRemove: () => void
}

/** The pin that goes with what is written, on a piece of the picture around it. */
export function PinnedPlace({ design, pin, onMove, onRemove }: Props) {
  const { t } = useTranslation()
  const sideName = useSideName()
  const { width, height } = design.picture
  const image = design.images.find(({ side }) => side === pin.side)
  return (
    <div className={classes.pinned}>
      {image && (
        <span className={classes.piece} aria-hidden>
          <img
            src={`${ownPath(image.url)}?w=600`}
            alt=""
            style={{ translate: `${(-pin.x / width) * 100}% ${(-pin.y / height) * 100}%` }}
          />
        </span>
      )}
      <p>
        {t('review.pinAt', { side: sideName(pin.side) })}
        <button type="button" className="link" onClick={onMove}>
          <IconArrowsMove size={18} stroke={1.6} aria-hidden />
          {t('review.pinMove')}
        </button>
      </p>
      <button type="button" className={classes.unpin} aria-label={t('review.pinRemove')} onClick={onRemove}>
        <IconX size={18} stroke={1.6} aria-hidden />
      </button>
    </div>
  )
}
