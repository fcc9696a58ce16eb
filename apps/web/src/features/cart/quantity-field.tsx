import { type KeyboardEvent, useState } from 'react'
import classes from '#web/features/cart/size-fields.module.css'
import { parsePasted, parseQuantity } from '#web/lib/parse-quantity.ts'

type Props = {
  readonly id: string
  readonly qty: number
  /** What stands in the field and is no quantity. */
  readonly draft: string | undefined
  readonly isAtFault: boolean
  readonly notesId: string
  readonly onDraft: (text: string | undefined) => void
  readonly onChange: (qty: number) => void
  /** Several numbers, for this size and the ones after it. */
  readonly onPaste: (quantities: readonly number[]) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** One size's quantity. What is no quantity stays to be corrected; the last good one holds meanwhile. */
export function QuantityField(props: Props) {
  const { id, qty, draft, isAtFault, notesId, onDraft, onChange, onPaste } = props
  /** The text as it is typed: an emptied field stays empty until it is left. */
  const [typed, setTyped] = useState<string>()

  const type = (text: string) => {
    setTyped(text)
    const parsed = parseQuantity(text)
    onDraft(parsed.problem ? text : undefined)
    if (parsed.qty !== undefined && parsed.qty !== qty) onChange(parsed.qty)
  }
  const set = (next: number) => {
    setTyped(undefined)
    onDraft(undefined)
    if (next !== qty) onChange(next)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      set(parseQuantity(String(Math.max(0, qty + step))).qty ?? qty)
    } else if (event.key === 'Escape' && draft !== undefined) {
      set(qty)
    } else {
      const to = neighbourOf(event)
      if (!to) return
      event.preventDefault()
      to.focus()
    }
  }

  return (
    <input
      id={id}
      className={classes.input}
      data-zero={qty === 0 && draft === undefined}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={qty}
      aria-valuemin={0}
      aria-invalid={isAtFault || undefined}
      aria-describedby={notesId}
      value={draft ?? typed ?? String(qty)}
      onChange={event => type(event.currentTarget.value)}
      onFocus={event => event.currentTarget.select()}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
      onPaste={event => {
        const quantities = parsePasted(event.clipboardData.getData('text'))
        if (quantities.length === 0) return
        event.preventDefault()
        setTyped(undefined)
        onPaste(quantities)
      }}
    />
  )
}

/** The field that an arrow leads to: from the edge of what is typed, or when all of it is selected. */
function neighbourOf(event: KeyboardEvent<HTMLInputElement>): HTMLInputElement | undefined {
  const input = event.currentTarget
  const { selectionStart: start, selectionEnd: end, value } = input
  const isAll = start === 0 && end === value.length
  const step =
    event.key === 'Enter' || (event.key === 'ArrowRight' && (isAll || start === value.length))
      ? 1
      : event.key === 'ArrowLeft' && (isAll || end === 0)
        ? -1
        : 0
  if (step === 0) return undefined
  const fields = [...(input.closest('[role="group"]')?.querySelectorAll('input') ?? [])]
  return fields[fields.indexOf(input) + step]
}
