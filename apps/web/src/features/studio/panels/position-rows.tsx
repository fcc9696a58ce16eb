import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import panel from '#web/features/studio/controls/panel.module.css'
import { seamDistances } from '#web/features/studio/drawing/seam-distances.ts'
import classes from '#web/features/studio/panels/position-rows.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useInked } from '#web/features/studio/stage/touch/use-inked.ts'
import { useSeams } from '#web/features/studio/stage/touch/use-seams.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

/** How far a decoration lies from seams and centre, as one would measure it on the garment. */
export function PositionRows({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { product } = useStudio()
  const place = findLocation(product, decoration.location.selectedLocation.positionName)
  const extent = decoration.assetSize.selectedSize
  const seams = useSeams(place)
  const inkedOf = useInked()
  if (!place || !extent || !seams) return null
  const size = product.sizes.find(({ name }) => name === seams.sizeName)
  const print = inkedOf(decoration.id, {
    widthInches: extent.widthInInches,
    heightInches: extent.heightInInches,
  })
  const middle = { centerU: place.centerU + print.offU, centerV: place.centerV + print.offV }
  const { above, beside } = seamDistances(seams, middle, print)
  const rows = [
    ...(seams.above
      ? [{ name: t(`decoration.position.above.${seams.above.name}`), inches: above ?? 0 }]
      : []),
    ...(seams.beside
      ? [
          { name: t('decoration.position.centre'), inches: Math.abs(middle.centerU) },
          { name: t(`decoration.position.beside.${seams.beside.name}`), inches: beside ?? 0 },
        ]
      : []),
  ].filter(({ inches }) => inches >= 0)
  if (rows.length === 0) return null
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('decoration.position.title')}</h3>
        {size !== undefined && product.sizes.length > 1 && (
          <span>{t('decoration.position.size', { size: label(size.displayLabel) })}</span>
        )}
      </div>
      <dl className={classes.rows}>
        {rows.map(({ name, inches }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{inchesText(inches, locale)}</b> <span>{cmText(inches, locale)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
