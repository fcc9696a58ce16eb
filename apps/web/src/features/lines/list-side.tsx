import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { partsOfItem, wordsName } from '@teamloom/commerce/pricing/item-parts.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { useListHeld } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/list-side.module.css'
import { ListSums } from '#web/features/lines/list-sums.tsx'
import { PersonCard } from '#web/features/lines/person-card.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { useNarrow, usePhone } from '#web/ui/use-phone.ts'

type Summed = Pick<CartLine, 'sizes' | 'pricing' | 'soldAs'>

type Props = {
  readonly item: Summed
  /** What would follow from saving, and saving it: in sight also where the rest is folded. */
  readonly changes?: ReactNode
  /** With the total at the foot of a phone. */
  readonly done?: ReactNode
}

/** What stands beside the sheet: the garment of whoever is chosen, and what all comes to; on narrow screens at the foot of the window, where it opens. */
export function ListSide({ item, changes, done }: Props) {
  const isNarrow = useNarrow()
  const isPhone = usePhone()
  const { about } = useListHeld()
  const whole = (
    <>
      {!isPhone && about.pictureOf && <PersonCard />}
      <ListSums item={item} />
    </>
  )
  if (isNarrow)
    return (
      <ListFoot item={item} changes={changes} done={isPhone && done}>
        {whole}
      </ListFoot>
    )
  return (
    <div className={classes.side}>
      {changes}
      {whole}
    </div>
  )
}

type FootProps = Props & { readonly children: ReactNode }

function ListFoot({ item, changes, done, children }: FootProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { pricing } = item
  const { total, currency, qty } = pricing
  const words = partsOfItem(pricing).flatMap(part =>
    part.words ? [`${numberText(part.qty, locale)}\u00a0${wordsName(part.words, part.qty, locale)}`] : [],
  )
  const Chevron = isOpen ? IconChevronDown : IconChevronUp
  return (
    <section className={classes.foot} aria-label={t('lines.sums.open')}>
      <div className={classes.changes}>{changes}</div>
      {isOpen && (
        <div id={id} className={classes.opened}>
          {children}
        </div>
      )}
      <div className={classes.bar}>
        <button
          type="button"
          className={classes.sum}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            <b>{total === null ? t('cart.item.undetermined') : moneyText(total, currency, locale)}</b>
            <small>{[t('lines.sums.pieces', countOf(qty, locale)), ...words].join(', ')}</small>
          </span>
          <Chevron size={18} stroke={1.6} aria-hidden />
        </button>
        {done}
      </div>
    </section>
  )
}
