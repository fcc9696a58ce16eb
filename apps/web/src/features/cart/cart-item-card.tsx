import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconRuler2, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { partsOfItem, partsText } from '@teamloom/commerce/pricing/item-parts.ts'
import { extraSizePrice } from '@teamloom/commerce/pricing/price-item.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#web/data/cart-lines.ts'
import { priceTermsOf } from '#web/data/price-terms.ts'
import { ApprovalNote } from '#web/features/cart/approval-note.tsx'
import classes from '#web/features/cart/cart-item-card.module.css'
import { CollectedNote } from '#web/features/cart/collected-note.tsx'
import { ListRow } from '#web/features/cart/list-row.tsx'
import { QuantityNotes } from '#web/features/cart/quantity-notes.tsx'
import { type SizeField, SizeFields } from '#web/features/cart/size-fields.tsx'
import { SpreadRow } from '#web/features/cart/spread-row.tsx'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { GarmentSides } from '#web/shown/garment-sides.tsx'
import { OpenChecks } from '#web/shown/open-checks.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Props = {
  readonly line: CartLine
  readonly drafts: ReadonlyMap<string, string>
  readonly salesEmail: string | undefined
  /** Whether the item has just been put back. */
  readonly takesFocus: boolean
  readonly onDraft: (size: string, text: string | undefined) => void
  readonly onSizes: (sizes: readonly SizeQuantity[]) => void
  readonly onRemove: () => void
}

/** One design in the cart: what it is, what it costs, how many of each size. */
export function CartItemCard({ line, drafts, salesEmail, takesFocus, onDraft, onSizes, onRemove }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const id = useId()
  const name = line.designName ?? t('common.untitled')
  const heading = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  // What is still being entered is no fault.
  const [isEntering, setEntering] = useState(false)
  const fields = useSizeFields(line).map(field => ({ ...field, isShort: field.isShort && !isEntering }))
  const labelOf = (size: string) => {
    const definition = line.definition?.sizes.find(known => known.name === size)
    return definition ? label(definition.displayLabel) : size
  }

  return (
    <article className={classes.root} aria-labelledby={`${id}-name`}>
      <div className={classes.picture}>
        <GarmentSides
          images={line.designState.images}
          decoratedSides={line.decoratedSides}
          sizes="124px"
          iconSize={40}
        />
      </div>
      <div className={classes.body}>
        <header className={classes.head}>
          <div className={classes.names}>
            <h3 id={`${id}-name`} className={classes.name}>
              <Link ref={heading} to="/design/$designId" params={{ designId: line.design_id }}>
                {name}
              </Link>
              {line.collected && (
                <Tag kind="info" icon={IconRuler2}>
                  {t('cart.collected.tag')}
                </Tag>
              )}
              {line.designState.design.deprecated && (
                <Tag kind="warning" icon={IconAlertTriangle}>
                  {t('cart.item.modify')}
                </Tag>
              )}
            </h3>
            <p className={classes.project}>{line.projectName}</p>
          </div>
          <Price line={line} />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={classes.remove!}
            aria-label={t('cart.item.remove', { name })}
            onClick={onRemove}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        </header>
        <p data-print-only className={classes.printed}>
          {fields
            .filter(({ qty }) => qty > 0)
            .map(field => `${field.label}\u00a0${numberText(field.qty, locale)}`)
            .join(', ')}
        </p>
        <div data-screen-only>
          <SizeFields
            label={t('cart.item.quantities', { name })}
            sizes={fields}
            total={line.pricing.qty}
            isShort={!line.pricing.hasMinimum && line.pricing.qty > 0 && !isEntering}
            notesId={`${id}-notes`}
            drafts={drafts}
            onDraft={onDraft}
            onChange={onSizes}
            onEntering={setEntering}
          />
        </div>
        <div data-screen-only>
          <ListRow line={line} />
        </div>
        {line.pricing.qty === 0 && drafts.size === 0 && !line.lines && (
          <SpreadRow line={line} name={name} labelOf={labelOf} onSizes={onSizes} />
        )}
        <div data-screen-only>
          <QuantityNotes
            id={`${id}-notes`}
            line={line}
            drafts={drafts}
            isEntering={isEntering}
            labelOf={labelOf}
            salesEmail={salesEmail}
          />
          <CollectedNote line={line} labelOf={labelOf} />
          <ApprovalNote line={line} />
        </div>
        <OpenChecks checks={line.openChecks} designId={line.design_id} />
      </div>
    </article>
  )
}

function Price({ line: { pricing, piece, plannedQty, soldAs } }: Pick<Props, 'line'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { total, qty, currency } = pricing
  if (total === null || piece === null) {
    return <p className={classes.undetermined}>{t('cart.item.undetermined')}</p>
  }
  const money = (amount: number) => moneyText(amount, currency, locale)
  return (
    <div className={classes.price}>
      <p className={classes.amount}>{money(total)}</p>
      <p className={classes.each}>
        {qty === 0
          ? t(`cart.item.each.${soldAs}`, {
              price: money(piece),
              n: numberText(plannedQty, locale),
            })
          : partsText(partsOfItem(pricing), currency, locale, soldAs)}
      </p>
    </div>
  )
}

/** The item's sizes with their names in this language, and which cost more or are too few. */
function useSizeFields({ sizes, pricing, definition, designState }: CartLine): SizeField[] {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const terms = definition && priceTermsOf(definition, designState)
  return sizes.map(({ name, qty }) => {
    const known = definition?.sizes.find(size => size.name === name)
    const sizeLabel = known ? label(known.displayLabel) : name
    const more = terms
      ? extraSizePrice(terms.pricing.pricingCurrency[pricing.currency], terms.sizeNames, name, pricing.qty)
      : 0
    return {
      name,
      qty,
      label: sizeLabel,
      isShort: !pricing.hasMinimumPerSize && qty > 0 && qty < pricing.minQtyPerSize,
      note:
        more > 0
          ? t('cart.item.sizeCostsMore', {
              size: sizeLabel,
              price: moneyText(more, pricing.currency, locale),
            })
          : undefined,
    }
  })
}
