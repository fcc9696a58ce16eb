import { NativeSelect, Textarea } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import link from '#web/features/orders/link.module.css'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { useKept } from '#web/lib/use-kept.ts'

/** A note in the history, which staff alone see. */
export function NoteForm() {
  const { t } = useTranslation()
  const { detail } = useEditing()
  const { value: text, set, forget } = useKept(`note ${detail.preorder.id}`, () => '')
  // What was being written when the page was left is there again.
  const [isOpen, setOpen] = useState(text !== '')
  const [userId, setUserId] = useState('')
  const close = () => {
    setOpen(false)
    setUserId('')
    set(() => '')
    forget()
  }
  if (!isOpen)
    return (
      <button type="button" className={link.root} onClick={() => setOpen(true)}>
        <IconNote size={16} stroke={1.6} aria-hidden />
        {t('preorder.note.add')}
      </button>
    )
  return (
    <EditBox
      edit={text.trim() ? { kind: 'addNote', text: text.trim(), ...(userId && { userId }) } : undefined}
      // A note stands beside whatever else was saved.
      valueOf={() => null}
      saveLabel={t('common.save')}
      isPriceless
      onSaved={close}
      onCancel={close}
    >
      <Textarea
        size="sm"
        autoFocus
        autosize
        minRows={2}
        maxLength={5000}
        aria-label={t('preorder.note.label')}
        placeholder={t('preorder.note.label')}
        value={text}
        onChange={event => {
          const written = event.currentTarget.value
          set(() => written)
        }}
      />
      <NativeSelect
        size="sm"
        label={t('preorder.note.for')}
        value={userId}
        data={[
          { value: '', label: t('preorder.note.nobody') },
          ...detail.staff.map(({ id, first_name, last_name }) => ({
            value: id,
            label: `${first_name} ${last_name}`,
          })),
        ]}
        onChange={event => setUserId(event.currentTarget.value)}
      />
    </EditBox>
  )
}
