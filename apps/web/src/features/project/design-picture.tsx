import type { DesignItem } from '@teamloom/contract/designs.ts'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/project/design-picture.module.css'
import { ownAddress } from '#web/lib/api.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'

type Props = Pick<DesignItem, 'images' | 'decoratedSides'> & {
  readonly name: string
  readonly drawing: ReactNode
}

const knownSides = ['front', 'back', 'left', 'right'] as const

/**
 * The front, or the first side with artwork where the front has none. The other sides are thumbs that turn it while
 * they are pointed at or focused: those with artwork are always there.
 */
export function DesignPicture({ name, images, decoratedSides, drawing }: Props) {
  const { t } = useTranslation()
  const [shownSide, setShownSide] = useState<string>()
  const { first, carrying, bare } = sidesToShow(images, decoratedSides)
  const shown = images.find(image => image.side === shownSide) ?? first
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
        {/* Those that are always there stay where they are when the others come. */}
        {[...bare, ...carrying].map(image => (
          <button
            key={image.side}
            type="button"
            className={classes.thumb}
            data-carries={carrying.includes(image)}
            aria-label={t('project.card.showSide', { side: sideName(image.side) })}
            onClick={() => setShownSide(image.side)}
            onPointerEnter={() => setShownSide(image.side)}
            onPointerLeave={() => setShownSide(undefined)}
            onFocus={() => setShownSide(image.side)}
            onBlur={() => setShownSide(undefined)}
          >
            <Thumb key={image.url} url={image.url} />
          </button>
        ))}
      </div>
    </div>
  )
}

/** Blank where the picture does not come. */
function Thumb({ url }: { readonly url: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <img
      src={`${ownAddress(url)}?w=300`}
      alt=""
      width={36}
      height={42}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
