import type { SoldAs } from '@teamloom/catalog/definition.ts'
import type { CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { Trans, useTranslation } from 'react-i18next'
import classes from '#web/features/collection/designs-card.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly progress: CollectedDesign['progress']
  readonly soldAs: SoldAs
  readonly currency: Currency
}

/** To what is collected, with ticks at the minimum and the next lower price; and what comes next, in words. */
export function Progress({ progress, soldAs, currency }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { qty, minQty, next } = progress
  const ticks = [
    ...new Set([minQty, next?.qty ?? minQty, ...(next?.qty === minQty ? progress.marks.slice(1, 2) : [])]),
  ]
  const end = Math.max(qty, ...ticks) * 1.2
  const at = (pieces: number) => `${(100 * pieces) / end}%`
  const money = (cents: number) => moneyText(cents, currency, locale)
  const isBelow = qty < minQty
  const values = {
    n: numberText(next?.more ?? 0, locale),
    qty: numberText(next?.qty ?? 0, locale),
    price: money(next?.priceOfPiece ?? 0),
  }
  return (
    <>
      <p className={classes.price}>
        {progress.priceOfPiece === null
          ? isBelow && t(`collection.designs.from.${soldAs}`, { n: numberText(minQty, locale) })
          : t(`collection.designs.each.${soldAs}`, { price: money(progress.priceOfPiece) })}
      </p>
      <span className={classes.bar} aria-hidden>
        <i className={classes.filled} style={{ width: at(qty) }} />
        {ticks.map(tick => (
          <i key={tick} className={classes.tick} style={{ left: at(tick) }}>
            <span>{numberText(tick, locale)}</span>
          </i>
        ))}
      </span>
      <p className={classes.next}>
        {next ? (
          <Trans i18nKey={`collection.designs.${isBelow ? 'reach' : 'lower'}.${soldAs}`} values={values} />
        ) : (
          progress.priceOfPiece !== null && t('collection.designs.lowest')
        )}
      </p>
    </>
  )
}
