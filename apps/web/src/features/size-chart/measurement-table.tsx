import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import type { MeasuredProduct } from '#web/features/size-chart/charted-product.ts'
import type { LetteredMeasurement } from '#web/features/size-chart/letters-of.ts'
import { MeasureLetter } from '#web/features/size-chart/measure-letter.tsx'
import classes from '#web/features/size-chart/measurement-table.module.css'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly definition: MeasuredProduct
  readonly measurements: readonly LetteredMeasurement[]
  readonly pointedAt: string | undefined
  readonly onPointAt: (name: string | undefined) => void
}

/** Sizes down, measurements across: inches in eighths, centimetres with one decimal. */
export function MeasurementTable({ definition, measurements, pointedAt, onPointAt }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const sizes = definition.sizes.filter(size => size.display.displayable)
  return (
    <table className={classes.root}>
      <caption className={classes.caption}>
        {t('sizeChart.caption', { product: label(definition.product.label) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('sizeChart.size')}</th>
          {measurements.map(measurement => (
            <th
              key={measurement.name}
              scope="col"
              className={classes.figure}
              onMouseEnter={() => onPointAt(measurement.name)}
              onMouseLeave={() => onPointAt(undefined)}
            >
              <button
                type="button"
                className={classes.heading}
                onFocus={() => onPointAt(measurement.name)}
                onBlur={() => onPointAt(undefined)}
              >
                <MeasureLetter letter={measurement.letter} isPointedAt={measurement.name === pointedAt} />
                {label(measurement.label)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(size => (
          <tr key={size.name}>
            <th scope="row">{label(size.displayLabel)}</th>
            {measurements.map(({ name }) => {
              const inches = size.measurements.find(measurement => measurement.name === name)?.inches
              return (
                <td
                  key={name}
                  className={classes.figure}
                  data-pointed={name === pointedAt}
                  onMouseEnter={() => onPointAt(name)}
                  onMouseLeave={() => onPointAt(undefined)}
                >
                  {inches === undefined ? (
                    '–'
                  ) : (
                    <>
                      <span className={classes.inches}>{inchesText(inches, locale)}</span>
                      <span className={classes.cm}>{cmText(inches, locale)}</span>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
