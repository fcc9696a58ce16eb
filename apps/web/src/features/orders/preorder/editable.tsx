import { TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreorderEdit } from '#web/data/desk-edits.ts'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/fields.module.css'

type Props = {
  /** What it is called, for those who do not see which row it stands in. */
  readonly name: string
  readonly view: ReactNode
  readonly renderForm: (done: () => void) => ReactNode
}

/** A text with a pencil, which turns into its form; the focus comes back to the pencil. */
export function Editable({ name, view, renderForm }: Props) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const id = useId()
  const done = () => {
    setEditing(false)
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  if (isEditing) return renderForm(done)
  return (
    <div className={classes.view}>
      <div>{view}</div>
      <button
        id={id}
        type="button"
        className={classes.pencil}
        aria-label={t('preorder.edit', { name })}
        onClick={() => setEditing(true)}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </button>
    </div>
  )
}

type NumberProps = {
  readonly name: string
  readonly view: ReactNode
  readonly valueOf: (detail: PreorderDetail) => string | null
  readonly editOf: (text: string | null) => PreorderEdit
}

/** A number that staff give: of the invoice, the quote or the project. */
export function EditableNumber(props: NumberProps) {
  return (
    <Editable
      name={props.name}
      view={props.view}
      renderForm={done => <NumberForm {...props} onDone={done} />}
    />
  )
}

function NumberForm({ name, valueOf, editOf, onDone }: NumberProps & { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const { detail } = useEditing()
  const kept = valueOf(detail) ?? ''
  const [text, setText] = useState(kept)
  return (
    <EditBox
      edit={text.trim() === kept ? undefined : editOf(text.trim() || null)}
      valueOf={valueOf}
      saveLabel={t('common.save')}
      isPriceless
      onSaved={onDone}
      onCancel={onDone}
    >
      <TextInput
        size="sm"
        autoFocus
        aria-label={name}
        maxLength={100}
        value={text}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setText(event.currentTarget.value)}
      />
    </EditBox>
  )
}
