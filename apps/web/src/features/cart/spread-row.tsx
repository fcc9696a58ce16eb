import { ActionIcon, Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconMinus, IconPlus } from '@tabler/icons-react'
import { mostPlanned } from '@teamloom/commerce/pricing/planned-quantity.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { spreadSizes } from '@teamloom/commerce/pricing/spread-sizes.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { priceTermsOf } from '#web/data/price-terms.ts'
import { setQuantity } from '#web/data/quantity.ts'
import classes from '#web/features/cart/spread-row.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'

type Props = {
  readonly line: CartLine
  readonly name: string
  readonly labelOf: (size: string) => string
  readonly onSizes: (sizes: readonly SizeQuantity[]) => void
}

/** While nothing is entered: the quantity of the studio over the sizes that a group usually wears. */
export function SpreadRow({ line, name, labelOf, onSizes }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const {
    plannedQty: qty,
    design_id: designId,
    sizes: before,
    pricing,
    definition,
    designState,
    soldAs,
  } = line
  if (!definition) return null
  const spread = spreadSizes(priceTermsOf(definition, designState), qty, pricing.currency)
  const words = spread
    .filter(size => size.qty > 0)
    .map(size => `${labelOf(size.name)} ${numberText(size.qty, locale)}`)
  const fill = () => {
    onSizes(spread)
    showToast({
      key: 'sizes-spread',
      kind: 'info',
      message: t(`cart.item.spreadDone.${soldAs}`, { n: numberText(qty, locale), name }),
      action: { label: t('cart.item.spreadUndo'), run: () => onSizes(before) },
    })
  }
  return (
    <div className={classes.root}>
      <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />
      <span>{t('cart.item.spread')}</span>
      <span className={classes.stepper} role="group" aria-label={t(`cart.item.spreadQuantity.${soldAs}`)}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t(`cart.item.fewer.${soldAs}`)}
          disabled={qty <= 1}
          onClick={() => setQuantity(designId, qty - 1)}
        >
          <IconMinus size={15} stroke={1.8} />
        </ActionIcon>
        <output className={classes.number}>{numberText(qty, locale)}</output>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t(`cart.item.more.${soldAs}`)}
          disabled={qty >= mostPlanned}
          onClick={() => setQuantity(designId, qty + 1)}
        >
          <IconPlus size={15} stroke={1.8} />
        </ActionIcon>
      </span>
      <span className={classes.sizes}>
        {t(`cart.item.spreadPieces.${soldAs}`, { sizes: words.join(', ') })}
      </span>
      <Button variant="default" size="xs" onClick={fill}>
        {t('cart.item.spreadAction')}
      </Button>
    </div>
  )
}
