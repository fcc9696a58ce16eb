import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartedProduct } from '#web/features/size-chart/charted-product.ts'
import { lettersOf } from '#web/features/size-chart/letters-of.ts'
import { MeasuredGarment } from '#web/features/size-chart/measured-garment.tsx'
import { MeasurementTable } from '#web/features/size-chart/measurement-table.tsx'
import classes from '#web/features/size-chart/size-chart.module.css'

/** Where a product is measured, and what each of its sizes measures there. */
export function SizeChart({ definition, imageUrl }: ChartedProduct) {
  const { t } = useTranslation()
  const measurements = lettersOf(definition.sizes)
  const [pointedAt, setPointedAt] = useState<string>()
  return (
    <div className={classes.root}>
      <MeasuredGarment
        definition={definition}
        imageUrl={imageUrl}
        measurements={measurements}
        pointedAt={pointedAt}
        onPointAt={setPointedAt}
      />
      <div className={classes.figures}>
        <p className={classes.note}>{t('sizeChart.intro')}</p>
        <MeasurementTable
          definition={definition}
          measurements={measurements}
          pointedAt={pointedAt}
          onPointAt={setPointedAt}
        />
      </div>
    </div>
  )
}
