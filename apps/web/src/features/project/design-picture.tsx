import type { DesignItem } from '@teamloom/contract/designs.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/project/design-picture.module.css'
import { ownAddress } from '#web/lib/api.ts'
import { GarmentPicture } from '#web/ui/garment-picture.tsx'

type Props = {
  readonly name: string
  readonly images: DesignItem['images']
  readonly drawing: ReactNode
}

const knownSides = ['front', 'back', 'left', 'right'] as const

/** The front; the other sides as thumbs that turn it while they are pointed at or focused. */
export function DesignPicture({ name, images, drawing }: Props) {
  const { t } = useTranslation()
  const [shownSide, setShownSide] = useState<string>()
  const front = images[0]
  const shown = images.find(image => image.side === shownSide) ?? front
  const sideName = (side: string) => {
    const known = knownSides.find(candidate => candidate === side)
    return known ? t(`project.card.sides.${known}`) : side
  }
  return (
    <div className={classes.root}>
      <GarmentPicture
        url={shown?.url}
        alt={shown ? t('project.card.picture', { name, side: sideName(shown.side) }) : ''}
        sizes="300px"
        fallback={drawing}
      />
      <div className={classes.thumbs}>
        {images.slice(1).map(image => (
          <button
            key={image.side}
            type="button"
            className={classes.thumb}
            aria-label={t('project.card.showSide', { side: sideName(image.side) })}
            onPointerEnter={() => setShownSide(image.side)}
            onPointerLeave={() => setShownSide(undefined)}
            onFocus={() => setShownSide(image.side)}
            onBlur={() => setShownSide(undefined)}
          >
            <img src={`${ownAddress(image.url)}?w=300`} alt="" width={36} height={42} loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  )
}
