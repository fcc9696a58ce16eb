import { IconHanger } from '@tabler/icons-react'
import { drawFlat } from '@teamloom/pattern/flat/draw-flat.ts'
import { baseStylesOf } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeasuredProduct } from '#web/features/size-chart/charted-product.ts'
import { FlatDrawing } from '#web/features/size-chart/flat-drawing.tsx'
import type { LetteredMeasurement } from '#web/features/size-chart/letters-of.ts'
import classes from '#web/features/size-chart/size-chart.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'

type Props = {
  readonly definition: MeasuredProduct
  readonly imageUrl: string | undefined
  readonly measurements: readonly LetteredMeasurement[]
  readonly pointedAt: string | undefined
  readonly onPointAt: (name: string | undefined) => void
}

/** The garment lying flat with its measuring lines; its picture where there is no pattern of it. */
export function MeasuredGarment({ definition, imageUrl, measurements, pointedAt, onPointAt }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const flat = useMemo(() => {
    const pattern = findPattern(definition.product.name)
    return pattern && drawFlat(pattern, pattern.baseSize, baseStylesOf(pattern), 'front')
  }, [definition.product.name])
  const alt = t('sizeChart.drawing', { product: label(definition.product.label) })
  if (flat) {
    return (
      <FlatDrawing
        flat={flat}
        alt={alt}
        measurements={measurements}
        pointedAt={pointedAt}
        onPointAt={onPointAt}
      />
    )
  }
  return (
    <div className={classes.picture}>
      <GarmentPicture url={imageUrl} alt={alt} sizes="360px" fallback={<IconHanger size={72} stroke={1} />} />
    </div>
  )
}
