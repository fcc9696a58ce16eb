import { Modal } from '@mantine/core'
import type { IncludedSizes, PriceTable, SizeDefinition } from '@teamloom/catalog/definition.ts'
import { extraSizePrice } from '@teamloom/commerce/pricing/price-item.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import classes from '#web/shown/large-sizes-dialog.module.css'
import dialog from '#web/ui/dialog.module.css'

export type SizedProduct = {
  readonly product: { readonly label: Label }
  readonly sizes: readonly Pick<SizeDefinition, 'name' | 'displayLabel' | 'display' | 'measurements'>[]
  readonly pricing: {
    readonly pricingCurrency: Readonly<Record<Currency, Pick<PriceTable, 'includedSizesPerRange'>>>
  }
}

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly product: SizedProduct
  readonly currency: Currency
}

/** Which sizes are in the price, how large the others are, and what each of them adds. */
export function LargeSizesDialog({ opened, onClose, product, currency }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={560}
      title={t('largeSizes.title', { product: label(product.product.label) })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ title: dialog.title!, header: dialog.header!, body: dialog.body! }}
    >
      <p className={classes.intro}>{t('largeSizes.intro')}</p>
      {product.pricing.pricingCurrency[currency].includedSizesPerRange.map(rule => (
        <RuleTable key={rule.minQty} rule={rule} product={product} currency={currency} />
      ))}
    </Modal>
  )
}

type RuleProps = Pick<Props, 'product' | 'currency'> & { readonly rule: IncludedSizes }

function RuleTable({ rule, product, currency }: RuleProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const sizes = product.sizes.filter(size => size.display.displayable)
  const names = sizes.map(({ name }) => name)
  const priceOf = (name: string) =>
    extraSizePrice({ includedSizesPerRange: [rule] }, names, name, rule.minQty)
  const labelOf = (name: string) => {
    const size = sizes.find(known => known.name === name)
    return size ? label(size.displayLabel) : name
  }
  const measures = sizes[0]?.measurements.slice(0, 2) ?? []
  return (
    <table className={classes.table}>
      <caption>
        {rule.minQty > 0 && `${t('largeSizes.from', { qty: numberText(rule.minQty, locale) })} `}
        {t('largeSizes.included', { from: labelOf(rule.fromSizeName), to: labelOf(rule.toSizeName) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('sizeChart.size')}</th>
          {measures.map(measure => (
            <th key={measure.name} scope="col">
              {label(measure.label)}
            </th>
          ))}
          <th scope="col">{t('largeSizes.more')}</th>
        </tr>
      </thead>
      <tbody>
        {sizes
          .filter(({ name }) => priceOf(name) > 0)
          .map(({ name, measurements }) => (
            <tr key={name}>
              <th scope="row">{labelOf(name)}</th>
              {measurements.slice(0, 2).map(({ name: measure, inches }) => (
                <td key={measure}>
                  {inchesText(inches, locale)} <small>{cmText(inches, locale)}</small>
                </td>
              ))}
              <td>+ {moneyText(priceOf(name), currency, locale)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
