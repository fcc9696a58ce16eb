import { IconRuler2, IconX } from '@tabler/icons-react'
import type { CollectableDesign } from '@teamloom/contract/collection-shape.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collect/size-chart-sheet.module.css'
import { useShownLocale } from '#web/features/collect/texts.ts'

/** What has a size chart. */
export type Measured = Pick<CollectableDesign, 'sizes' | 'measurements'> & {
  readonly family: Pick<CollectableDesign['family'], 'name'>
  readonly product: Pick<CollectableDesign['product'], 'name' | 'label'>
}

/** What the sizes of each product measure, in a sheet of its own. */
export function SizeChartSheet({ designs }: { readonly designs: readonly Measured[] }) {
  const { t } = useTranslation()
  const sheet = useRef<HTMLDialogElement>(null)
  const products = [
    ...new Map(designs.map(design => [`${design.family.name} ${design.product.name}`, design])).values(),
  ].filter(({ measurements }) => measurements.length > 0)
  if (products.length === 0) return null
  return (
    <>
      <button type="button" className="link" onClick={() => sheet.current?.showModal()}>
        <IconRuler2 size={18} stroke={1.6} aria-hidden />
        {t('collect.sizeChart')}
      </button>
      <dialog ref={sheet} className={classes.root} aria-label={t('collect.sizeChart')}>
        <div className={classes.head}>
          <h2>{t('collect.sizeChart')}</h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('collect.close')}
            onClick={() => sheet.current?.close()}
          >
            <IconX size={20} stroke={1.6} aria-hidden />
          </button>
        </div>
        {products.map(design => (
          <ProductTable key={`${design.family.name} ${design.product.name}`} design={design} />
        ))}
      </dialog>
    </>
  )
}

function ProductTable({ design }: { readonly design: Measured }) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keys
    <section className={classes.scroll} tabIndex={0} aria-label={design.product.label[locale]}>
      <table>
        <caption>{design.product.label[locale]}</caption>
        <thead>
          <tr>
            <th scope="col">{t('collect.size')}</th>
            {design.measurements.map(({ name, label }) => (
              <th key={name} scope="col">
                {label[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {design.sizes.map(size => (
            <tr key={size.name}>
              <th scope="row">{size.displayLabel[locale]}</th>
              {design.measurements.map(measurement => {
                const inches = measurement.sizes.find(({ name }) => name === size.name)?.inches
                return (
                  <td key={measurement.name} className="figures">
                    {inches === undefined ? (
                      '–'
                    ) : (
                      <>
                        {inchesText(inches, locale)}
                        <small>{cmText(inches, locale)}</small>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
