import { VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panels/price/price.module.css'
import { useTellPriceChanged } from '#web/features/studio/panels/price/use-tell-price-changed.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { useStudioKeys } from '#web/features/studio/session/use-studio-keys.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { PiecesField } from '#web/shown/pieces-field.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadPanel = async () =>
  (await loadCode(() => import('#web/features/studio/panels/price/price-panel.tsx'))).PricePanel

const loadPopover = async () => (await loadCode(() => import('#web/ui/popover-beside.tsx'))).PopoverBeside

/** The price of a piece at a glance, for a quantity that is set beside it; opened, how it comes about. */
export function PriceButton({ onSizeChart }: { readonly onSizeChart: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { priceFor, currency, qty, setQty } = usePrice()
  const { product } = useStudio()
  const [isWanted, { toggle, close }] = useDisclosure(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const popover = useLoaded(loadPopover, isWanted)
  // Opened empty, it would have nothing to give the focus to.
  const panel = useLoaded(loadPanel, isWanted)
  const isOpen = isWanted && popover !== undefined && panel !== undefined
  const price = priceFor(qty)
  useTellPriceChanged()
  const piece = priceOfPiece(price)
  const pieces = numberText(qty, locale)
  useStudioKeys({ p: toggle })
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <div className={classes.price}>
      <PiecesField label={t(`price.pieces.${product.soldAs}`)} qty={qty} onChange={setQty} />
      <span aria-hidden>×</span>
      <button
        ref={setButton}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <VisuallyHidden>{t('studio.calculatePrice')}</VisuallyHidden>
        <span className={classes.words}>
          <b className="figures">
            {piece === null
              ? t('price.toBeDetermined')
              : `${moneyText(piece, currency, locale)} ${currency.toUpperCase()}`}
          </b>
          <span>
            {t(`price.eachFor.${product.soldAs}`, { qty: pieces })}
            {price.total !== null && (
              <span
                className={`figures ${classes.sum}`}
              >{` = ${moneyText(price.total, currency, locale)}`}</span>
            )}
          </span>
        </span>
        <Chevron size={16} stroke={1.6} aria-hidden />
      </button>
      {popover &&
        panel &&
        button &&
        createElement(popover, {
          target: button,
          opened: isWanted,
          onClose: close,
          label: t('price.title'),
          className: classes.dropdown,
          position: 'bottom-end',
          width: 548,
          radius: 'xl',
          content: createElement(panel, {
            onClose: close,
            // Beneath the popover it would not be seen.
            onSizeChart: () => {
              close()
              onSizeChart()
            },
          }),
        })}
    </div>
  )
}
