import { Skeleton } from '@mantine/core'
import { IconHanger } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/design-tiles.module.css'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'

type Tile = {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly url: string | undefined
}

type Props = {
  readonly tiles: readonly Tile[]
  readonly label?: string
  readonly onChoose: (id: string) => void
}

/** Designs by their pictures, one of which is chosen. */
export function DesignTiles({ tiles, label, onChoose }: Props) {
  return (
    <ul className={classes.tiles} aria-label={label}>
      {tiles.map(({ id, name, about, url }) => (
        <li key={id}>
          <button type="button" className={classes.tile} onClick={() => onChoose(id)}>
            <span className={classes.picture}>
              <GarmentPicture
                url={url}
                alt=""
                sizes="190px"
                fallback={<IconHanger size={32} stroke={1.2} />}
              />
            </span>
            <span className={classes.name}>{name}</span>
            <span className={classes.about}>{about}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Where the tiles will stand, while they are fetched. */
export function LoadingTiles() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common.loading')} className={classes.tiles}>
      {[0, 1, 2, 3].map(tile => (
        <Skeleton key={tile} height={190} radius={10} />
      ))}
    </div>
  )
}
