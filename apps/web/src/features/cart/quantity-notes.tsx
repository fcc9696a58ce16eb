import {
  IconAlertCircle,
  IconCirclePlus,
  IconInfoCircle,
  IconMessageCircle,
  IconPalette,
  IconTrendingDown,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Cents } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { progressOfLine } from '#web/data/line-progress.ts'
import { findDeprecatedChoice } from '#web/features/cart/deprecated-choice.ts'
import classes from '#web/features/cart/quantity-notes.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { parseQuantity } from '#web/lib/parse-quantity.ts'
import { LargeSizesLink } from '#web/shown/large-sizes-link.tsx'

type Props = {
  readonly id: string
  readonly line: CartLine
  readonly drafts: ReadonlyMap<string, string>
  /** Sizes are being typed: what is still too few is no fault yet. */
  readonly isEntering: boolean
  readonly labelOf: (size: string) => string
  readonly salesEmail: string | undefined
}

/** What stands in an item's way, and what it adds: in words below its quantities. */
export function QuantityNotes({ id, line, drafts, isEntering, labelOf, salesEmail }: Props) {
  const { pricing } = line
  return (
    <div id={id} className={classes.root}>
      <div aria-live="polite" className={classes.root}>
        <DraftNotes line={line} drafts={drafts} labelOf={labelOf} />
        <MinimumNote line={line} isEntering={isEntering} />
      </div>
      {pricing.hasReachedMaximum && <MaximumNote line={line} salesEmail={salesEmail} />}
      <ExtraSizeNotes line={line} labelOf={labelOf} />
      <LowerPriceNote line={line} />
      {line.designState.design.deprecated && <DeprecatedNote line={line} />}
    </div>
  )
}

function DraftNotes({ line, drafts, labelOf }: Pick<Props, 'line' | 'drafts' | 'labelOf'>) {
  const { t } = useTranslation()
  return [...drafts].map(([size, text]) => (
    <Note key={size} kind="error" icon={IconAlertCircle}>
      {t(`cart.notes.${parseQuantity(text).problem ?? 'notWhole'}`, {
        size: labelOf(size),
        qty: line.sizes.find(({ name }) => name === size)?.qty ?? 0,
      })}
    </Note>
  ))
}

function MinimumNote({ line, isEntering }: Pick<Props, 'line' | 'isEntering'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { qty, minQty, minQtyPerSize, hasMinimum, hasMinimumPerSize } = line.pricing
  if (hasMinimum && hasMinimumPerSize) return null
  const values = {
    n: numberText(qty, locale),
    min: numberText(minQty, locale),
    missing: numberText(minQty - qty, locale),
    perSize: numberText(minQtyPerSize, locale),
  }
  const isPerSize = minQtyPerSize > 1
  // Nothing entered yet is no fault.
  if (qty === 0) {
    return (
      <Note kind="quiet" icon={IconInfoCircle}>
        {t(`cart.notes.${isPerSize ? 'startPerSize' : 'start'}.${line.soldAs}`, values)}
      </Note>
    )
  }
  const key = hasMinimum ? 'perSize' : isPerSize ? 'minimumAndPerSize' : 'minimum'
  return (
    <Note kind={isEntering ? 'quiet' : 'error'} icon={isEntering ? IconInfoCircle : IconAlertCircle}>
      {t(`cart.notes.${key}.${line.soldAs}`, values)}
    </Note>
  )
}

function MaximumNote({ line, salesEmail }: Pick<Props, 'line' | 'salesEmail'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const max = line.definition?.pricing.maxQty
  const subject = t(`cart.notes.contactSubject.${line.soldAs}`, { n: line.pricing.qty })
  return (
    <Note kind="quiet" icon={IconMessageCircle}>
      {max !== undefined &&
        `${t(`cart.notes.pastMaximum.${line.soldAs}`, { max: numberText(max, locale) })} `}
      {salesEmail && (
        <a href={`mailto:${salesEmail}?subject=${encodeURIComponent(subject)}`}>{t('cart.notes.contact')}</a>
      )}
    </Note>
  )
}

function ExtraSizeNotes({ line: { pricing, definition, soldAs }, labelOf }: Pick<Props, 'line' | 'labelOf'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const list = new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' })
  const byPrice = [...Map.groupBy(pricing.extraPricePerSize, size => size.price)]
  return byPrice.map(([price, sizes], i) => (
    <Note key={price} kind="quiet" icon={IconCirclePlus}>
      {t(`cart.notes.extraSizes.${soldAs}`, {
        ...countOf(
          sizes.reduce((sum, size) => sum + size.qty, 0),
          locale,
        ),
        sizes: list.format(sizes.map(size => labelOf(size.name))),
        price: moneyText(price, pricing.currency, locale),
      })}{' '}
      {definition && i === byPrice.length - 1 && (
        <LargeSizesLink product={definition} currency={pricing.currency} />
      )}
    </Note>
  ))
}

function LowerPriceNote({ line }: Pick<Props, 'line'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const progress = progressOfLine(line)
  if (!progress?.next || progress.priceOfPiece === null) return null
  const { more, qty, priceOfPiece } = progress.next
  const money = (cents: Cents) => moneyText(cents, line.pricing.currency, locale)
  const saved = progress.qty * progress.priceOfPiece - qty * priceOfPiece
  return (
    <Note kind="quiet" icon={IconTrendingDown}>
      {t(`cart.notes.${saved > 0 ? 'lowerInAll' : 'lower'}.${line.soldAs}`, {
        n: numberText(more, locale),
        price: money(priceOfPiece),
        qty: numberText(qty, locale),
        now: numberText(progress.qty, locale),
        saved: money(saved),
      })}
    </Note>
  )
}

function DeprecatedNote({ line }: Pick<Props, 'line'>) {
  const { t } = useTranslation()
  const label = useLabel()
  const choice = line.definition && findDeprecatedChoice(line.designState, line.definition)
  const key = choice?.kind === 'color' ? 'deprecatedColor' : 'deprecatedStyle'
  return (
    <Note kind="warning" icon={IconPalette}>
      {choice
        ? t(`cart.notes.${key}`, { part: label(choice.part), name: label(choice.name) })
        : t('cart.notes.deprecatedSome')}{' '}
      <Link to="/design/$designId" params={{ designId: line.design_id }}>
        {t('cart.notes.chooseAnother')}
      </Link>
    </Note>
  )
}

type NoteProps = {
  readonly kind: 'quiet' | 'error' | 'warning'
  readonly icon: typeof IconAlertCircle
  readonly children: ReactNode
}

function Note({ kind, icon: Icon, children }: NoteProps) {
  return (
    <p className={classes.note} data-kind={kind}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
