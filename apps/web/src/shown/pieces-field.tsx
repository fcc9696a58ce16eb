import { mostPlanned } from '@teamloom/commerce/pricing/planned-quantity.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/shown/pieces-field.module.css'

type Props = {
  readonly label: string
  readonly qty: number
  readonly onChange: (qty: number) => void
}

/** For how many pieces the price is; what is no quantity changes nothing and is gone when the field is left. */
export function PiecesField({ label, qty, onChange }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const isFault = typed !== undefined && typed !== '' && quantityIn(typed) === undefined
  const set = (next: number) => {
    setTyped(undefined)
    onChange(Math.min(mostPlanned, Math.max(1, next)))
  }
  return (
    <input
      className={classes.pieces}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isFault || undefined}
      title={isFault ? t('price.wholeNumber') : undefined}
      value={typed ?? String(qty)}
      onFocus={event => event.currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        const next = quantityIn(text)
        if (next !== undefined) onChange(next)
      }}
      onKeyDown={event => {
        const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
        if (step !== undefined) {
          event.preventDefault()
          set(qty + step)
        } else if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation()
          setTyped(undefined)
        }
      }}
    />
  )
}

function quantityIn(text: string): number | undefined {
  const digits = text.replace(/\s/g, '')
  const qty = Number(digits)
  return /^\d+$/.test(digits) && qty >= 1 && qty <= mostPlanned ? qty : undefined
}
