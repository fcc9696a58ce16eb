import type { CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddEntries, useChangeEntry } from '#web/data/collection.ts'
import classes from '#web/features/collection/answers.module.css'
import { nameOf, type Person, sizesText } from '#web/features/collection/people-of.ts'
import { useEntryRemoval } from '#web/features/collection/use-entry-removal.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Props = {
  readonly projectId: string
  readonly person: Person
  readonly design: CollectedDesign
  /** For what a size alone does not say: several sizes, pieces, a note. */
  readonly onDialog: () => void
}

const none = ''
const other = 'other'

/** What somebody takes of a design: Enter, F2 or a press opens it, Escape restores, Delete removes. */
export function SizeCell({ projectId, person, design, onDialog }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { keep, remove, isSaving, kept } = useKeeping({ projectId, person, design })
  const [draft, setDraft] = useState<string>()
  const restoresFocus = useRef(false)
  const entries = person.entries.filter(({ design_id }) => design_id === design.id)
  const before = entries[0]?.size ?? none
  const labelOf = (size: string) => {
    const known = design.sizes.find(({ name }) => name === size)
    return known ? label(known.displayLabel) : size
  }
  const words = isSaving ? labelOf(kept) : sizesText(entries, labelOf)
  const named = { design: design.name ?? t('common.untitled'), name: nameOf(person) }
  const open = () => {
    if (entries.length > 1 || !person.firstName) onDialog()
    else setDraft(before)
  }
  const close = (size: string) => {
    setDraft(undefined)
    if (size === other) onDialog()
    else if (size !== before) keep(entries[0], size)
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
            remove(entries)
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

/** A size in place of another, a first one, or none; with what is on its way. */
function useKeeping({ projectId, person, design }: Omit<Props, 'onDialog'>) {
  const { t } = useTranslation()
  const label = useLabel()
  const change = useChangeEntry(projectId)
  const add = useAddEntries(projectId)
  const removal = useEntryRemoval(projectId)
  const { firstName, lastName, email } = person
  const remove = (entries: Person['entries']) => {
    const sizes = sizesText(entries, size => {
      const known = design.sizes.find(({ name }) => name === size)
      return known ? label(known.displayLabel) : size
    })
    removal(
      entries,
      t('collection.byPerson.removedEntry', { design: design.name ?? t('common.untitled'), size: sizes }),
    )
  }
  const keep = (entry: Person['entries'][number] | undefined, size: string) => {
    if (entry && size === none) remove([entry])
    else if (entry) change.mutate({ id: entry.id, size })
    else if (size !== none)
      add.mutate([{ details: { firstName, lastName, email }, design_id: design.id, size, quantity: 1 }])
  }
  return {
    keep,
    remove,
    isSaving: change.isPending || add.isPending,
    kept: (change.isPending ? change.variables.size : add.variables?.[0]?.size) ?? none,
  }
}
