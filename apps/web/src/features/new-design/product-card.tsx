import { VisuallyHidden } from '@mantine/core'
import type { Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductItem } from '#web/features/new-design/families.ts'
import { FamilyIcon } from '#web/features/new-design/family-icons.tsx'
import classes from '#web/features/new-design/product-card.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'

type Props = {
  readonly item: ProductItem
  readonly currency: Currency
  readonly onStart: () => void
  readonly onConsider: () => void
}

/** Milliseconds that the pointer or the focus stays with what may be chosen. */
const dwell = 80

/** A product that can be started; the whole card does it. */
export function ProductCard({ item, currency, onStart, onConsider }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const considering = useRef<ReturnType<typeof setTimeout>>(undefined)
  const consider = () => {
    considering.current = setTimeout(onConsider, dwell)
  }
  const pass = () => clearTimeout(considering.current)
  return (
    <button
      type="button"
      className={classes.root}
      data-product={item.product.name}
      onClick={onStart}
      onPointerEnter={consider}
      onPointerLeave={pass}
      onFocus={consider}
      onBlur={pass}
    >
      <span className={classes.picture}>
        <GarmentPicture
          url={item.image}
          alt=""
          sizes="240px"
          fallback={<FamilyIcon family={item.family.name} size={112} />}
        />
        <span className={classes.start} aria-hidden>
          {t('project.picker.start')}
        </span>
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{label(item.product.label)}</span>
        <span className={classes.summary}>{label(item.summary)}</span>
        <span className={classes.figures}>
          <span>
            {t('project.picker.from')}{' '}
            <strong className="figures">{moneyText(item.lowestPrice[currency], currency, locale)}</strong>{' '}
            <span className={`${classes.at} figures`}>
              {t('project.picker.at', countOf(item.lowestPriceQty[currency], locale))}
            </span>
          </span>
          <span className={`${classes.minimum} figures`} aria-hidden>
            {t('project.picker.minQty', { count: item.minQty })}
          </span>
          <VisuallyHidden>
            {t(`project.picker.minQtyLong.${item.soldAs}`, { count: item.minQty })}
          </VisuallyHidden>
        </span>
      </span>
    </button>
  )
}
