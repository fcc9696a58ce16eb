import { useFocusWithin } from '@mantine/hooks'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { QuantityField } from '#web/features/cart/quantity-field.tsx'
import classes from '#web/features/cart/size-fields.module.css'
import { useLocale } from '#web/lib/i18n.ts'

export type SizeField = SizeQuantity & {
  readonly label: string
  /** Costs more than the others: how much, in words. */
  readonly note: string | undefined
  /** Below what each size needs. */
  readonly isShort: boolean
}

type Props = {
  readonly label: string
  readonly sizes: readonly SizeField[]
  readonly total: number
  readonly isShort: boolean
  /** The element with what is wrong in words. */
  readonly notesId: string
  /** What stands in a field and is no quantity, by size. */
  readonly drafts: ReadonlyMap<string, string>
  readonly onDraft: (size: string, text: string | undefined) => void
  readonly onChange: (sizes: readonly SizeQuantity[]) => void
  /** The fields are entered, or left. */
  readonly onEntering: (isEntering: boolean) => void
}

/** How many of each size: one row, walked with Tab or arrows, filled by pasting a row of a sheet. */
export function SizeFields(props: Props) {
  const { label, sizes, total, isShort, notesId, drafts, onDraft, onChange, onEntering } = props
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { ref: entered } = useFocusWithin<HTMLDivElement>({
    onFocus: () => onEntering(true),
    onBlur: () => onEntering(false),
  })

  const put = (from: number, quantities: readonly number[]) =>
    onChange(
      sizes.map(({ name, qty }, index) => {
        const pasted = quantities[index - from]
        if (pasted !== undefined && index >= from) onDraft(name, undefined)
        return { name, qty: index >= from ? (pasted ?? qty) : qty }
      }),
    )

  return (
    <div
      ref={entered}
      className={classes.root}
      role="group"
      aria-label={label}
      data-short={isShort}
      style={{ gridTemplateColumns: `repeat(${sizes.length}, minmax(0, 1fr)) minmax(44px, auto)` }}
    >
      {sizes.map((size, index) => (
        <div key={size.name} className={classes.field}>
          <label
            htmlFor={`${id}-${size.name}`}
            className={classes.label}
            data-extra={size.note !== undefined}
            title={size.note}
          >
            {size.label}
          </label>
          <QuantityField
            id={`${id}-${size.name}`}
            qty={size.qty}
            draft={drafts.get(size.name)}
            isAtFault={size.isShort || drafts.has(size.name)}
            notesId={notesId}
            onDraft={text => onDraft(size.name, text)}
            onChange={qty => put(index, [qty])}
            onPaste={quantities => put(index, quantities)}
          />
        </div>
      ))}
      <div className={classes.field}>
        <span className={classes.label} data-total>
          {t('cart.item.total')}
        </span>
        <span className={classes.total} data-short={isShort}>
          {numberText(total, locale)}
        </span>
      </div>
    </div>
  )
}
