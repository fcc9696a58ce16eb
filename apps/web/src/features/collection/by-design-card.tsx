import { IconPlus, IconPrinter, IconTableExport } from '@tabler/icons-react'
import { sizeKinds } from '@teamloom/commerce/collection/size-kinds.ts'
import type { CollectedDesign, Collection } from '@teamloom/contract/collection-shape.ts'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#web/data/collection.ts'
import classes from '#web/features/collection/answers.module.css'
import { Card } from '#web/features/collection/card.tsx'
import { useDesignTexts } from '#web/features/collection/use-design-texts.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { saveAs } from '#web/lib/save-as.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { PriceCoach } from '#web/shown/price-coach.tsx'

type Props = { readonly collection: Collection; readonly onAdd: () => void }

/** How many of each design in each size. */
export function ByDesignCard({ collection, onAdd }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const label = useLabel()
  const { designs, project } = collection
  const perSize = Math.max(0, ...designs.map(({ minQtyPerSize }) => minQtyPerSize))
  const textOf = useDesignTexts(designs)
  const list = new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' })
  const short = designs.flatMap(each => {
    const { sizes: own, minQtyPerSize } = each
    const few = own.filter(({ qty }) => qty > 0 && qty < minQtyPerSize)
    const design = textOf(each)
    const named = list.format(few.map(({ displayLabel }) => label(displayLabel)))
    return few.length > 0 ? [t('collection.byDesign.short', { design, sizes: named })] : []
  })
  const total = designs.reduce((sum, design) => sum + design.total, 0)
  const download = async () => {
    try {
      saveAs(await downloadFile(project.id, 'answers.csv'), `${project.name}.csv`)
    } catch (error) {
      toastError(error)
    }
  }
  const n = (value: number) => numberText(value, locale)
  const kinds = sizeKinds(designs)
  return (
    <Card
      title={t('collection.byDesign.title')}
      aside={
        <span className={classes.actions}>
          <button type="button" onClick={onAdd}>
            <IconPlus size={16} stroke={1.6} aria-hidden />
            {t('collection.byDesign.add')}
          </button>
          <button type="button" onClick={() => void download()}>
            <IconTableExport size={16} stroke={1.6} aria-hidden />
            {t('collection.byDesign.csv')}
          </button>
          <button type="button" onClick={() => window.print()}>
            <IconPrinter size={16} stroke={1.6} aria-hidden />
            {t('collection.byDesign.print')}
          </button>
        </span>
      }
    >
      {designs.length === 0 || total === 0 ? (
        <p className={classes.quiet}>{t('collection.byDesign.empty')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keys
        <section className={classes.scroll} tabIndex={0} aria-label={t('collection.byDesign.title')}>
          {kinds.map(({ designs: ofKind, sizes }) => (
            <KindTable key={ofKind[0]?.id} designs={ofKind} sizes={sizes} textOf={textOf} />
          ))}
          {kinds.length > 1 && (
            <p className={classes.sum}>
              {t('collection.byDesign.total')} <b>{n(total)}</b>
            </p>
          )}
        </section>
      )}
      <PriceCoach
        designs={designs.filter(design => design.collectable_since)}
        currency={collection.currency}
      />
      {short.length > 0 && (
        <p className={classes.quiet}>
          {t('collection.byDesign.perSize', { n: n(perSize), list: short.join('; ') })}
        </p>
      )}
    </Card>
  )
}

type KindProps = {
  readonly designs: readonly CollectedDesign[]
  readonly textOf: (design: CollectedDesign) => string
  readonly sizes: ReturnType<typeof sizeKinds<CollectedDesign>>[number]['sizes']
}

const qtyOf = (design: CollectedDesign, name: string) => design.sizes.find(size => size.name === name)?.qty

/** SC29: the designs whose sizes mean the same, with their sums. */
function KindTable({ designs, sizes, textOf }: KindProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const label = useLabel()
  const n = (value: number) => numberText(value, locale)
  const sumOf = (name: string) => designs.reduce((sum, design) => sum + (qtyOf(design, name) ?? 0), 0)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('collection.byDesign.design')}</th>
          {sizes.map(({ name, displayLabel }) => (
            <th key={name} scope="col" className={classes.figure}>
              {label(displayLabel)}
            </th>
          ))}
          <th scope="col" className={classes.figure}>
            {t('collection.byDesign.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {designs.map(design => (
          <tr key={design.id}>
            <th scope="row">
              <span className={classes.design}>
                <span className={classes.small}>
                  <GarmentPicture
                    url={sidesToShow(design.images, design.decoratedSides).first?.url}
                    alt=""
                    sizes="32px"
                  />
                </span>
                {textOf(design)}
              </span>
            </th>
            {sizes.map(({ name }) => {
              const qty = qtyOf(design, name)
              const isFew = qty !== undefined && qty > 0 && qty < design.minQtyPerSize
              return (
                <td key={name} className={classes.figure} data-none={!qty} data-few={isFew}>
                  {qty === undefined ? '' : n(qty)}
                </td>
              )
            })}
            <td className={classes.figure}>
              <b>{n(design.total)}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('collection.byDesign.all')}</th>
          {sizes.map(({ name }) => (
            <td key={name} className={classes.figure}>
              {n(sumOf(name))}
            </td>
          ))}
          <td className={classes.figure}>
            <b>{n(designs.reduce((sum, design) => sum + design.total, 0))}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
