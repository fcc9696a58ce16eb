import { IconShirt } from '@tabler/icons-react'
import { priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { ArtworkThumb } from '#web/features/studio/controls/artwork-thumb.tsx'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { changeSheet } from '#web/features/studio/session/sheet.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useElementLabel } from '#web/features/studio/session/use-labels.ts'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import classes from '#web/features/studio/shell/handheld/handheld.module.css'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

/** What is picked, or in the hand, and what a piece costs: all that a lowered sheet shows. It opens the sheet. */
export function PeekRow() {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const elementLabel = useElementLabel()
  const { state } = useDesign()
  const { prints } = useDrawn()
  const { product, selection } = useStudio()
  const { priceFor, currency, qty } = usePrice()
  const carried = useCarried()
  const decorationId =
    carried?.decorationId ?? (selection?.kind === 'decoration' ? selection.decorationId : undefined)
  const decoration = state.decorations.find(({ id }) => id === decorationId)
  const print = prints.find(each => each.decorationId === decorationId)
  const place = findLocation(product, carried?.to ?? print?.location.positionName ?? '')
  const piece = priceOfPiece(priceFor(qty))
  const name = decoration
    ? decoration.name
    : selection?.kind === 'element'
      ? elementLabel(selection.partName, selection.elementName)
      : label(product.product.label)
  const was = decoration?.assetSize.selectedSize?.widthInInches
  const isSmaller = carried !== null && print && was !== undefined && print.widthInches < was
  const note = isSmaller
    ? t('handheld.comesDown', { width: inchesText(print.widthInches, locale) })
    : decoration
      ? [place && label(place.label), print && inchesText(print.widthInches, locale)]
          .filter(Boolean)
          .join(', ')
      : t('handheld.open')
  return (
    <button type="button" className={classes.peek} onClick={() => changeSheet({ height: 'half' })}>
      <span className={classes.thumb}>
        {decoration?.imageData ? (
          <ArtworkThumb decoration={decoration} size={64} />
        ) : (
          <IconShirt size={20} stroke={1.6} aria-hidden />
        )}
      </span>
      <span className={classes.names}>
        <b>{name}</b>
        <span>{note}</span>
      </span>
      <span className={classes.amount}>
        <b className="figures">{piece === null ? '' : moneyText(piece, currency, locale)}</b>
        <span>{t(`price.eachFor.${product.soldAs}`, { qty })}</span>
      </span>
    </button>
  )
}
