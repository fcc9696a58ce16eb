import { ActionIcon, Button, Modal, NumberInput, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { emailFaultOf } from '@teamloom/commerce/collection/roster-email.ts'
import type { CollectedDesign, Collection } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddEntries, useChangeEntry, useRemoveEntries } from '#web/data/collection.ts'
import classes from '#web/features/collection/entry-dialog.module.css'
import type { Person } from '#web/features/collection/people-of.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'

/** Whose sizes are edited, and of which design; neither where somebody new is added. */
export type Editing = { readonly person: Person | undefined; readonly designId: string | undefined }

type Props = { readonly collection: Collection; readonly editing: Editing; readonly onClose: () => void }

type Line = { readonly id: string | null; readonly size: string | null; readonly quantity: number }

const newLine: Line = { id: null, size: null, quantity: 1 }
const mostOfOne = 25

/** What somebody takes of a design, put in by hand. */
export function EntryDialog({ collection, editing, onClose }: Props) {
  const { t } = useTranslation()
  const { person } = editing
  const [details, setDetails] = useState({
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: person?.email ?? '',
  })
  const [designId, setDesignId] = useState(editing.designId ?? collection.designs[0]?.id ?? '')
  const entries = person?.entries.filter(({ design_id }) => design_id === designId) ?? []
  const [note, setNote] = useState(entries.find(each => each.note)?.note ?? '')
  const [lines, setLines] = useState<readonly Line[]>(entries.length > 0 ? entries : [newLine])
  const saving = useSaving(collection.project.id, entries, { onSaved: onClose, onLines: setLines })
  const design = collection.designs.find(({ id }) => id === designId)
  const email = details.email.trim()
  const emailFault = email === '' || email === person?.email ? null : emailFaultOf(email)
  const field = (name: keyof typeof details, isRequired = false) => (
    <TextInput
      size="sm"
      label={t(`collection.entry.${name}`)}
      required={isRequired}
      withAsterisk={false}
      maxLength={200}
      value={details[name]}
      error={name === 'email' && emailFault && t(`collection.roster.faults.${emailFault}`)}
      onChange={event => setDetails({ ...details, [name]: event.currentTarget.value })}
    />
  )
  const isReady = details.firstName.trim() !== '' && !emailFault && lines.every(line => line.size !== null)
  return (
    <Modal
      opened
      onClose={onClose}
      size={480}
      title={t(person ? 'collection.entry.change' : 'collection.entry.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ title: classes.title! }}
    >
      <form
        className={classes.root}
        onSubmit={event => {
          event.preventDefault()
          if (isReady) saving.save({ details, designId, note, lines })
        }}
      >
        <div className={classes.names}>
          {field('firstName', true)}
          {field('lastName')}
        </div>
        {field('email')}
        <Select
          size="sm"
          label={t('collection.entry.design')}
          data={collection.designs.map(({ id, name }) => ({
            value: id,
            label: name ?? t('common.untitled'),
          }))}
          value={designId}
          disabled={person !== undefined}
          allowDeselect={false}
          onChange={value => setDesignId(value ?? '')}
        />
        {design && <LineFields design={design} lines={lines} onLines={setLines} />}
        <TextInput
          size="sm"
          label={t('collection.entry.note')}
          maxLength={500}
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <BusyButton
            type="submit"
            busy={saving.isSaving}
            busyLabel={t('collection.entry.saving')}
            disabled={!isReady}
          >
            {t('collection.entry.save')}
          </BusyButton>
        </div>
      </form>
    </Modal>
  )
}

type LineProps = {
  readonly design: CollectedDesign
  readonly lines: readonly Line[]
  readonly onLines: (lines: readonly Line[]) => void
}

function LineFields({ design, lines, onLines }: LineProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const set = (at: number, line: Partial<Line>) =>
    onLines(lines.map((each, index) => (index === at ? { ...each, ...line } : each)))
  return (
    <>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own until they are saved
        <div key={at} className={classes.line}>
          <Select
            size="sm"
            label={t('collection.entry.size')}
            data={design.sizes.map(({ name, displayLabel }) => ({ value: name, label: label(displayLabel) }))}
            value={line.size}
            onChange={size => set(at, { size })}
          />
          <NumberInput
            size="sm"
            label={t('collection.entry.quantity')}
            min={1}
            max={mostOfOne}
            clampBehavior="strict"
            allowDecimal={false}
            value={line.quantity}
            onChange={value => set(at, { quantity: Number(value) || 1 })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('common.delete')}
            onClick={() => onLines(lines.filter((_, index) => index !== at))}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        </div>
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
        onClick={() => onLines([...lines, newLine])}
      >
        {t('collection.entry.another')}
      </Button>
    </>
  )
}

type Filled = {
  readonly details: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly designId: string
  readonly note: string
  readonly lines: readonly Line[]
}

/** New lines are added, those there changed, those taken away removed. */
function useSaving(
  projectId: string,
  before: readonly { readonly id: string }[],
  { onSaved, onLines }: { readonly onSaved: () => void; readonly onLines: (lines: readonly Line[]) => void },
) {
  const add = useAddEntries(projectId)
  const change = useChangeEntry(projectId)
  const remove = useRemoveEntries(projectId)
  const [isSaving, setIsSaving] = useState(false)
  const save = async ({ details, designId, note, lines }: Filled) => {
    setIsSaving(true)
    let kept = lines
    try {
      for (const [at, line] of lines.entries()) {
        const { id, size, quantity } = line
        if (!size) continue
        if (id) await change.mutateAsync({ id, size, quantity, details, note })
        else {
          const [added] = await add.mutateAsync([{ details, design_id: designId, size, quantity, note }])
          kept = kept.with(at, { ...line, id: added?.id ?? null })
        }
      }
      const gone = before.filter(({ id }) => !lines.some(line => line.id === id)).map(({ id }) => id)
      if (gone.length > 0) await remove.mutateAsync(gone)
      onSaved()
    } catch {
      // Said by a toast; what was typed stays, and what was kept of it is not added again.
      onLines(kept)
    } finally {
      setIsSaving(false)
    }
  }
  return { isSaving, save: (filled: Filled) => void save(filled) }
}
