import { IconHanger } from '@tabler/icons-react'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import type { OrderedItem } from '#web/data/order-entry.ts'
import classes from '#web/features/orders/order-pictures.module.css'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'

const shown = 3

/** The first designs of an order, one behind the other; the names are in its details. */
export function OrderPictures({ items }: { readonly items: readonly OrderedItem[] }) {
  const rest = items.length - shown
  return (
    <span className={classes.root} aria-hidden>
      {items.slice(0, shown).map(({ id, designState }) => (
        <span key={id} className={classes.picture}>
          <GarmentPicture
            url={sidesToShow(designState.images, designState.decoratedSides).first?.url}
            alt=""
            sizes="56px"
            fallback={<IconHanger size={24} stroke={1.2} />}
          />
        </span>
      ))}
      {rest > 0 && <span className={classes.more}>{`+${rest}`}</span>}
    </span>
  )
}
