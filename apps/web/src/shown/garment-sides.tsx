import { IconHanger } from '@tabler/icons-react'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import { ownAddress } from '#web/lib/api.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import classes from '#web/shown/garment-sides.module.css'

type Props = {
  readonly images: readonly { readonly side: string; readonly url: string }[]
  /** The sides that carry artwork. */
  readonly decoratedSides: readonly string[]
  /** How wide it is shown, as the attribute `sizes`. */
  readonly sizes: string
  /** The size of the drawing that stands where there is no picture. */
  readonly iconSize: number
}

/** A design whose name stands beside it: one side, and small in its corner the others that carry artwork. */
export function GarmentSides({ images, decoratedSides, sizes, iconSize }: Props) {
  const { first, carrying } = sidesToShow(images, decoratedSides)
  return (
    <>
      <GarmentPicture
        url={first?.url}
        alt=""
        sizes={sizes}
        fallback={<IconHanger size={iconSize} stroke={1.2} />}
      />
      <span className={classes.others}>
        {carrying.map(({ side, url }) => (
          <img
            key={side}
            className={classes.other}
            src={`${ownAddress(url)}?w=300`}
            alt=""
            width={36}
            height={42}
            loading="lazy"
          />
        ))}
      </span>
    </>
  )
}
