import type { Label } from '@teamloom/kit/label.ts'
import { useId } from 'react'
import item from '#web/features/orders/preorder/item-card.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { parseQuantity } from '#web/lib/parse-quantity.ts'

type Props = {
  readonly sizes: readonly { readonly name: string; readonly displayLabel: Label }[]
  /** The quantities as they were typed, by the sizes' names. */
  readonly texts: Readonly<Record<string, string>>
  /** The id of what says how many there are, or must be. */
  readonly describedBy: string
  readonly onText: (size: string, text: string) => void
}

/** How many of each size of a design that was just chosen. */
export function NewSizes({ sizes, texts, describedBy, onText }: Props) {
  const label = useLabel()
  const id = useId()
  return (
    <div className={item.sizes}>
      {sizes.map(({ name, displayLabel }, index) => {
        const text = texts[name] ?? ''
        const isFault = parseQuantity(text).qty === undefined
        return (
          <div key={name} className={item.size} data-state={isFault ? 'fault' : 'same'}>
            <label htmlFor={`${id}-${name}`}>{label(displayLabel)}</label>
            <input
              id={`${id}-${name}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              placeholder="0"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the design was just chosen
              autoFocus={index === 0 && text === ''}
              aria-invalid={isFault}
              aria-describedby={describedBy}
              value={text}
              onFocus={event => event.currentTarget.select()}
              onChange={event => onText(name, event.currentTarget.value)}
            />
          </div>
        )
      })}
    </div>
  )
}
