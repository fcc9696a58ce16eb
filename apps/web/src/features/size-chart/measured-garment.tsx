import { IconHanger } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LetteredMeasurement, MeasuredProduct } from '#web/features/size-chart/letters-of.ts'
import { MeasureLetter } from '#web/features/size-chart/measure-letter.tsx'
import classes from '#web/features/size-chart/size-chart.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/ui/garment-picture.tsx'

type Props = {
  readonly definition: MeasuredProduct
  readonly imageUrl: string | undefined
  readonly measurements: readonly LetteredMeasurement[]
  readonly pointedAt: string | undefined
}

/** The garment that is measured, with the letters' names. */
export function MeasuredGarment({ definition, imageUrl, measurements, pointedAt }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  return (
    <figure className={classes.figure}>
      <div className={classes.picture}>
        <GarmentPicture
          url={imageUrl}
          alt={t('sizeChart.drawing', { product: label(definition.product.label) })}
          sizes="360px"
          fallback={<IconHanger size={72} stroke={1} />}
        />
      </div>
      <figcaption className={classes.legend}>
        {measurements.map(({ letter, name, label: measured }) => (
          <span key={name} className={classes.legendEntry}>
            <MeasureLetter letter={letter} isPointedAt={name === pointedAt} />
            {label(measured)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
