import { Button } from '@mantine/core'
import { IconArrowsDiagonal2, IconRuler, IconTruckDelivery } from '@tabler/icons-react'
import { findRange, priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEventOfTeam } from '#web/data/event-dates.ts'
import { CreditLines } from '#web/features/studio/panels/price/credit-lines.tsx'
import { PersonalPrices } from '#web/features/studio/panels/price/personal-prices.tsx'
import classes from '#web/features/studio/panels/price/price.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { ContactForPrice } from '#web/shown/contact-for-price.tsx'
import { DeliveryDates } from '#web/shown/delivery-dates.tsx'
import { EventArrival } from '#web/shown/event-arrival.tsx'
import { LargeSizesLink } from '#web/shown/large-sizes-link.tsx'
import { PiecesStepper } from '#web/shown/pieces-stepper.tsx'
import { WhyLater } from '#web/shown/why-later.tsx'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = {
  readonly onClose: () => void
  readonly onSizeChart: () => void
  /** What one goes on with, in the place of what closes it. */
  readonly next?: ReactNode
}

/** A tab per quantity range, the price of each piece and what it is made of. */
export function PricePanel({ onClose, onSizeChart, next }: Props) {
  const { t } = useTranslation()
  const { terms, priceFor, qty } = usePrice()
  const price = priceFor(qty)
  return (
    <>
      <div className={classes.head}>
        <h2>{t('price.title')}</h2>
        <span>{t('price.beforeTaxes')}</span>
      </div>
      <RangeTabs />
      <div className={classes.body}>
        {price.hasReachedMaximum ? (
          <ContactForPrice from={terms.pricing.maxQty + 1} />
        ) : (
          <>
            <UnitPrice />
            <Breakdown />
          </>
        )}
        <CreditLines />
        <PersonalPrices />
        <ExtraSizes />
        <Delivery />
      </div>
      <footer className={classes.foot}>
        <Button variant="subtle" leftSection={<IconRuler size={17} stroke={1.6} />} onClick={onSizeChart}>
          {t('price.sizeChart')}
        </Button>
        {next ?? (
          <Button variant="default" onClick={onClose}>
            {t('price.done')}
          </Button>
        )}
      </footer>
    </>
  )
}

function RangeTabs() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { table, terms, qty, setQty } = usePrice()
  const { maxQty } = terms.pricing
  const ranges = table.pricingRange
  const beyond = maxQty + 1
  const current = qty > maxQty ? beyond : findRange(table, qty).qty
  return (
    <ChoiceGroup
      label={t('price.quantity')}
      value={String(current)}
      onChange={from => setQty(Number(from))}
      columns={ranges.length + 1}
      className={classes.tabs}
    >
      {ranges.map((range, index) => (
        <Choice key={range.qty} value={String(range.qty)} className={classes.tab}>
          {t('price.range', {
            from: numberText(range.qty, locale),
            to: numberText((ranges[index + 1]?.qty ?? beyond) - 1, locale),
          })}
        </Choice>
      ))}
      <Choice value={String(beyond)} className={classes.tab}>
        {t('price.andMore', { from: numberText(beyond, locale) })}
      </Choice>
    </ChoiceGroup>
  )
}

function UnitPrice() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const { priceFor, currency, qty, setQty } = usePrice()
  const price = priceFor(qty)
  const money = (amount: number) => moneyText(amount, currency, locale)
  return (
    <div className={classes.unit}>
      <div>
        <p className={classes.big}>
          <b className="figures">{money(priceOfPiece(price) ?? 0)}</b>{' '}
          {t(`price.each.${product.soldAs}`, { currency: currency.toUpperCase() })}
        </p>
        <RangeHint />
      </div>
      <div className={classes.quantity}>
        <PiecesStepper soldAs={product.soldAs} qty={qty} onChange={setQty} size={36} />
        <p>
          {t('price.total')} <b className="figures">{money(price.total ?? 0)}</b> {t('price.withShipping')}
        </p>
      </div>
    </div>
  )
}

/** What the neighbouring ranges would cost. */
function RangeHint() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const { table, priceFor, currency, terms, qty } = usePrice()
  const money = (amount: number) => moneyText(amount, currency, locale)
  if (qty < terms.pricing.minQty) {
    return (
      <p className={classes.below}>
        {t(`price.belowMinimum.${product.soldAs}`, { qty: terms.pricing.minQty })}
      </p>
    )
  }
  const index = table.pricingRange.indexOf(findRange(table, qty))
  const [before, here, next] = [index - 1, index, index + 1].map(at => table.pricingRange[at])
  const saving = before && here ? before.price + before.shipping - here.price - here.shipping : 0
  return (
    <p className={classes.hint}>
      {here && saving > 0 && t('price.lessThan', { saving: money(saving), qty: here.qty - 1 })}{' '}
      {next && t('price.nextRange', { qty: next.qty, price: money(priceOfPiece(priceFor(next.qty)) ?? 0) })}
    </p>
  )
}

function Breakdown() {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { product } = useStudio()
  const { table, priceFor, currency, qty } = usePrice()
  const price = priceFor(qty)
  const money = (amount: number) => moneyText(amount, currency, locale)
  return (
    <dl className={classes.breakdown}>
      <div>
        <dt>
          {t('price.garment', {
            product: label(product.product.label),
            cloth: label(product.cloth).toLowerCase(),
          })}
        </dt>
        <dd>{money(findRange(table, qty).price)}</dd>
      </div>
      {price.extraCredits > 0 && (
        <div>
          <dt>
            {t('price.extraCredits', { count: price.extraCredits, price: money(table.priceOfExtraCredit) })}
          </dt>
          <dd>{money(price.priceOfExtraCreditsPerUnit ?? 0)}</dd>
        </div>
      )}
      <div>
        <dt>{t('price.shipping')}</dt>
        <dd>{money(price.priceOfShippingPerUnit ?? 0)}</dd>
      </div>
    </dl>
  )
}

function Delivery() {
  const { t } = useTranslation()
  const snapshot = useDesign()
  const { minWeeks, maxWeeks } = snapshot.state.deliveryTime
  return (
    <>
      <p className={classes.extra}>
        <IconTruckDelivery size={18} stroke={1.6} aria-hidden />
        <b>{t('price.delivery', { min: minWeeks, max: maxWeeks })}</b>
        <span className={classes.extraPrice}>
          <DeliveryDates time={snapshot.state.deliveryTime} />
        </span>
      </p>
      <TeamEvent />
    </>
  )
}

/** Whether it comes in time for the event of the design's team. */
function TeamEvent() {
  const { teamId, product } = useStudio()
  const eventOfTeam = useEventOfTeam()
  const [today] = useState(() => new Date())
  return (
    <>
      <WhyLater time={product.deliveryTime} start={today} />
      <EventArrival eventDate={eventOfTeam(teamId)} time={product.deliveryTime} start={today} today={today} />
    </>
  )
}

/** Which sizes are in the price, and what the larger ones add. */
function ExtraSizes() {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { product } = useStudio()
  const { table, currency, terms, qty } = usePrice()
  const rule = table.includedSizesPerRange.find(
    range => qty >= range.minQty && (range.maxQty === null || qty <= range.maxQty),
  )
  const labelOf = (name: string) => {
    const size = product.sizes.find(candidate => candidate.name === name)
    return size ? label(size.displayLabel) : name
  }
  const extra = rule ? terms.sizeNames.slice(terms.sizeNames.indexOf(rule.toSizeName) + 1) : []
  if (!rule || extra.length === 0) return null
  return (
    <p className={classes.extra}>
      <IconArrowsDiagonal2 size={18} stroke={1.6} aria-hidden />
      <b>{t('price.extraSizes')}</b>
      <span>
        {t('price.includedSizes', { from: labelOf(rule.fromSizeName), to: labelOf(rule.toSizeName) })}
      </span>
      <span className={classes.extraPrice}>
        {extra.map(labelOf).join(', ')} <b>+ {moneyText(rule.extraSizePrice, currency, locale)}</b>
      </span>
      <LargeSizesLink product={{ ...product, pricing: terms.pricing }} currency={currency} />
    </p>
  )
}
