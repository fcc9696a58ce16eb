import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { readSize } from '@teamloom/commerce/lines/read-size.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, typedOf, withTyped } from '#web/features/lines/columns.ts'
import type { Finish } from '#web/features/lines/editing.ts'
import { useListHeld } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/sheet.module.css'
import { useColumnName, useSizeName, useWho } from '#web/features/lines/use-line-words.ts'

type Props = {
  readonly row: ListRow
  readonly column: Column
  /** The letter that the edit began with; null: what is there is edited. */
  readonly first: string | null
  readonly onDone: Finish
}

/** A cell while it is edited: what is typed is in the list once it is left, Escape restores. */
export function CellEditor(props: Props) {
  return props.column.key === 'size' ? <SizeEditor {...props} /> : <TextEditor {...props} />
}

function useEnd({ row, column, onDone }: Props) {
  const isDone = useRef(false)
  const whoOf = useWho()
  const nameOf = useColumnName()
  const end = (text: string, by: Parameters<Finish>[1]) => {
    if (isDone.current) return
    isDone.current = true
    onDone(withTyped(row, column, text), by)
  }
  const keyOf = (event: KeyboardEvent): Parameters<Finish>[1] | null => {
    if (event.nativeEvent.isComposing) return null
    if (event.key === 'Tab') return event.shiftKey ? 'ShiftTab' : 'Tab'
    return event.key === 'Enter' || event.key === 'Escape' ? event.key : null
  }
  return { end, keyOf, label: `${nameOf(column)}, ${whoOf(row)}` }
}

function TextEditor(props: Props) {
  const { row, column, first } = props
  const { end, keyOf, label } = useEnd(props)
  const [text, setText] = useState(first === null ? typedOf(row, column) : '')
  const isFigure = column.kind === 'number' || column.kind === 'qty'
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the focus was
      autoFocus
      className={classes.field}
      aria-label={label}
      inputMode={isFigure ? 'numeric' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onFocus={event => first === null && event.currentTarget.select()}
      onChange={event => setText(event.currentTarget.value)}
      onBlur={() => end(text, 'blur')}
      onKeyDown={event => {
        const by = keyOf(event)
        if (!by) return
        event.preventDefault()
        event.stopPropagation()
        end(text, by)
      }}
    />
  )
}

const pauseMs = 900

/** A size is found by its letters as they are typed one after the other, or with the arrows. */
function SizeEditor(props: Props) {
  const { row, first } = props
  const { t } = useTranslation()
  const { about } = useListHeld()
  const sizeName = useSizeName()
  const { end, keyOf, label } = useEnd(props)
  const find = (typed: string) => {
    const begins = (text: string) => text.toLowerCase().startsWith(typed.toLowerCase())
    return (
      readSize(typed, about.sizes) ??
      about.sizes.find(({ name }) => begins(name) || begins(sizeName(name)))?.name
    )
  }
  const [size, setSize] = useState((first && find(first)) || row.size)
  const typed = useRef({ text: first ?? '', at: Number.POSITIVE_INFINITY })
  const isKnown = about.sizes.some(({ name }) => name === size)
  return (
    <select
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the focus was
      autoFocus
      className={classes.field}
      aria-label={label}
      value={isKnown ? size : ''}
      onChange={event => setSize(event.currentTarget.value)}
      onBlur={() => end(size, 'blur')}
      onKeyDown={event => {
        const by = keyOf(event)
        if (by) {
          event.preventDefault()
          event.stopPropagation()
          return end(size, by)
        }
        if ([...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.key === ' ') return
        event.preventDefault()
        const now = performance.now()
        const isMore = now - typed.current.at < pauseMs
        const text = (isMore ? typed.current.text : '') + event.key
        typed.current = { text, at: now }
        const found = find(text) ?? find(event.key)
        if (found !== undefined) setSize(found)
      }}
    >
      {!isKnown && <option value="">{t('lines.noSize')}</option>}
      {about.sizes.map(({ name }) => (
        <option key={name} value={name}>
          {sizeName(name)}
        </option>
      ))}
    </select>
  )
}
