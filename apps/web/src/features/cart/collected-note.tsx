import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { totalsOf } from '@teamloom/commerce/collection/collected-totals.ts'
import { priceOfPiece, pricePieces } from '@teamloom/commerce/pricing/price-item.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { cartSaver } from '#web/data/cart-saver.ts'
import { useFillCart } from '#web/data/collectable.ts'
import { priceTermsOf } from '#web/data/price-terms.ts'
import classes from '#web/features/cart/collected-note.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly line: CartLine; readonly labelOf: (size: string) => string }

/** What people have answered since the quantities were taken over: one press adds it. */
export function CollectedNote({ line, labelOf }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const fill = useFillCart()
  const { collected } = line
  if (!collected || collected.newSizes.length === 0) return null
  const n = (value: number) => numberText(value, locale)
  const more = collected.newSizes.reduce((sum, { qty }) => sum + qty, 0)
  const sizes = collected.newSizes
    .map(({ name, qty }) => `${labelOf(name)} ${qty > 0 ? '+' : '−'}\u00a0${n(Math.abs(qty))}`)
    .join(', ')
  const after = afterwards(line)
  const byHand = changedByHand(line)
  const date = new Intl.DateTimeFormat(`${locale}-CA`, { month: 'short', day: 'numeric' }).format(
    new Date(collected.takenAt),
  )
  const takeOver = async () => {
    // What is typed goes first: it is added to.
    await cartSaver.flush()
    fill.mutate({ projectId: line.projectId, designIds: [line.design_id], add: true })
  }
  return (
    <div className={classes.root}>
      <IconUsers size={18} stroke={1.6} aria-hidden />
      <p>
        <b>
          {more > 0 ? t('cart.collected.since', { n: n(more), date }) : t('cart.collected.changed', { date })}
        </b>{' '}
        {sizes}.
        {after &&
          ` ${t('cart.collected.after', { n: n(after.qty), price: moneyText(after.piece, line.pricing.currency, locale) })}`}
        {byHand > 0 && ` ${t('cart.collected.byHand', countOf(byHand, locale))}`}
      </p>
      <Link to="/sizesadmin/$projectId" params={{ projectId: line.projectId }} search={{ tab: 'answers' }}>
        {t('cart.collected.seeWho')}
      </Link>
      <Button size="sm" variant="default" loading={fill.isPending} onClick={() => void takeOver()}>
        {more > 0 ? t('cart.collected.takeOver', { n: n(more) }) : t('cart.collected.takeChanges')}
      </Button>
    </div>
  )
}

/** Sizes whose quantity was changed here since it was taken over. */
function changedByHand({ sizes, collectedSizes, collected }: CartLine): number {
  const come = new Map(collected?.newSizes.map(({ name, qty }) => [name, qty]))
  const now = totalsOf(
    collectedSizes,
    sizes.map(({ name }) => name),
  )
  return sizes.filter(({ name, qty }, at) => qty !== (now[at]?.qty ?? 0) - (come.get(name) ?? 0)).length
}

/** How many they are once they are taken over, and what each costs then; null below the minimum or without a price. */
function afterwards({ sizes, collected, definition, designState, pricing }: CartLine) {
  const qtys = new Map(sizes.map(({ name, qty }) => [name, qty]))
  for (const { name, qty } of collected?.newSizes ?? [])
    qtys.set(name, Math.max(0, (qtys.get(name) ?? 0) + qty))
  const qty = [...qtys.values()].reduce((sum, each) => sum + each, 0)
  if (!definition || qty < pricing.minQty) return null
  const piece = priceOfPiece(pricePieces(priceTermsOf(definition, designState), qty, pricing.currency))
  return piece === null ? null : { qty, piece }
}
