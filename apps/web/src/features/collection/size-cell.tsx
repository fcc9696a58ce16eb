import type { CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collection/answers.module.css'
import { nameOf, type Person, sizesText } from '#web/features/collection/people-of.ts'
import type { Keeping } from '#web/features/collection/use-keeping.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Props = {
  readonly person: Person
  readonly design: CollectedDesign
  readonly keeping: Keeping
  /** The size that is on its way. */
  readonly coming: string | undefined
  /** For what a size alone does not say: several sizes, pieces, a note. */
  readonly onDialog: () => void
}

const none = ''
const other = 'other'

/** What somebody takes of a design: Enter, F2 or a press opens it, Escape restores, Delete removes. */
export function SizeCell({ person, design, keeping, coming, onDialog }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const [draft, setDraft] = useState<string>()
  const restoresFocus = useRef(false)
  const entries = person.entries.filter(({ design_id }) => design_id === design.id)
  const before = entries[0]?.size ?? none
  const labelOf = (size: string) => {
    const known = design.sizes.find(({ name }) => name === size)
    return known ? label(known.displayLabel) : size
  }
  const words = coming ? labelOf(coming) : sizesText(entries, labelOf)
  const named = { design: design.name ?? t('common.untitled'), name: nameOf(person) }
  const open = () => {
    if (entries.length > 1 || !person.firstName) onDialog()
    else setDraft(before)
  }
  const close = (size: string) => {
    setDraft(undefined)
    if (size === other) onDialog()
    else if (size !== before) keeping.keep(person, design, entries[0], size)
  }

  if (draft === undefined) {
    return (
      <button
        ref={button => {
          if (button && restoresFocus.current) button.focus()
          restoresFocus.current = false
        }}
        type="button"
        className={classes.cell}
        data-cell
        aria-label={`${t('collection.byPerson.change', named)}: ${words || '–'}`}
        onClick={open}
        onKeyDown={event => {
          if (event.key === 'F2') open()
          else if ((event.key === 'Delete' || event.key === 'Backspace') && entries.length > 0)
            keeping.remove(design, entries)
        }}
      >
        {words || '–'}
      </button>
    )
  }
  return (
    <SizeSelect
      label={t('collection.byPerson.change', named)}
      value={draft}
      options={[
        { value: none, label: '–' },
        ...design.sizes.map(({ name }) => ({ value: name, label: labelOf(name) })),
        { value: other, label: t('collection.byPerson.other') },
      ]}
      onValue={setDraft}
      onDone={size => {
        restoresFocus.current = true
        close(size)
      }}
      onLeave={() => close(draft)}
      onCancel={() => {
        restoresFocus.current = true
        setDraft(undefined)
      }}
    />
  )
}

type SelectProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onValue: (value: string) => void
  readonly onDone: (value: string) => void
  readonly onLeave: () => void
  readonly onCancel: () => void
}

/** Keys go through the sizes until Enter; what is picked by hand is meant. */
function SizeSelect({ label, value, options, onValue, onDone, onLeave, onCancel }: SelectProps) {
  const isByKey = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    isByKey.current = true
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') onDone(value)
    else onCancel()
  }
  return (
    <select
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the focus was
      autoFocus
      className={classes.pick}
      aria-label={label}
      value={value}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        isByKey.current = false
      }}
      onChange={event => {
        if (isByKey.current) onValue(event.target.value)
        else onDone(event.target.value)
      }}
      onBlur={onLeave}
    >
      {options.map(each => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  )
}
