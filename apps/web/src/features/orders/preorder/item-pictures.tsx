import { IconHanger } from '@tabler/icons-react'
import type { OrderedItem } from '#web/data/order-entry.ts'
import classes from '#web/features/orders/preorder/item-card.module.css'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { useSideName } from '#web/shown/side-name.ts'

/** Front and back of an ordered design, and the other sides that carry artwork. */
export function ItemPictures({ item: { designState } }: { readonly item: OrderedItem }) {
  const sideName = useSideName()
  const { images, decoratedSides } = designState
  const shown = images.filter(({ side }, at) => at === 0 || side === 'back' || decoratedSides.includes(side))
  return (
    <ul className={classes.pictures}>
      {shown.map(({ side, url }) => (
        <li key={side} className={classes.picture}>
          <GarmentPicture
            url={url}
            alt={sideName(side)}
            sizes="76px"
            fallback={<IconHanger size={28} stroke={1.2} />}
          />
        </li>
      ))}
    </ul>
  )
}
