import { Button, Skeleton, TextInput, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconPencil } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Action } from '#web/ui/action.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import classes from '#web/ui/editable-title.module.css'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  /** The name; not known while it loads. */
  readonly name: string | undefined
  readonly menuLabel: string
  readonly fieldLabel: string
  /** Gives it another name; rejects when the server refuses. */
  readonly onRename: (name: string) => Promise<unknown>
  /** The account may not. */
  readonly isRenameWithheld: boolean
  readonly faultText: string
  /** What can be done beside renaming. Each is told how to give the focus back. */
  readonly actions: readonly (Omit<Action, 'run'> & { readonly run: (focusBack: () => void) => void })[]
}

/** A page's title with what can be done about it; renaming turns it into a field with Save and Cancel. */
export function EditableTitle({
  name,
  menuLabel,
  fieldLabel,
  onRename,
  isRenameWithheld,
  faultText,
  actions,
}: Props) {
  const { t } = useTranslation()
  const [isRenaming, setIsRenaming] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const focusBack = () => menu.current?.focus()
  // The button is there again only once the field is gone.
  const endRenaming = () => {
    setIsRenaming(false)
    requestAnimationFrame(focusBack)
  }
  if (name === undefined) {
    return (
      <h1 className={classes.title}>
        <Skeleton component="span" display="block" height={28} width={280} mt={4} mb={4} />
      </h1>
    )
  }
  if (isRenaming) {
    return (
      <>
        <VisuallyHidden component="h1">{name}</VisuallyHidden>
        <RenameForm
          name={name}
          label={fieldLabel}
          faultText={faultText}
          onRename={onRename}
          onEnd={endRenaming}
        />
      </>
    )
  }
  return (
    <div className={classes.line}>
      <h1 className={classes.title} title={name}>
        {name}
      </h1>
      <ActionMenu
        ref={menu}
        label={menuLabel}
        icon={IconChevronDown}
        position="bottom-start"
        actions={[
          {
            label: t('common.rename'),
            icon: IconPencil,
            run: () => setIsRenaming(true),
            takesFocus: true,
            isWithheld: isRenameWithheld,
          },
          ...actions.map(action => ({ ...action, run: () => action.run(focusBack) })),
        ]}
      />
    </div>
  )
}

type FormProps = {
  readonly name: string
  readonly label: string
  readonly faultText: string
  readonly onRename: (name: string) => Promise<unknown>
  readonly onEnd: () => void
}

function RenameForm({ name, label, faultText, onRename, onEnd }: FormProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(name)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const fail = (words: string) => {
    setFault(words)
    field.current?.focus()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!draft.trim()) return fail(t('common.required'))
    if (draft.trim() === name) return onEnd()
    setIsBusy(true)
    try {
      await onRename(draft.trim())
      onEnd()
    } catch {
      setIsBusy(false)
      fail(faultText)
    }
  }
  return (
    <form className={classes.form} noValidate onSubmit={save}>
      <TextInput
        ref={field}
        className={classes.field}
        autoFocus
        aria-label={label}
        maxLength={200}
        value={draft}
        error={fault && <Fault>{fault}</Fault>}
        onFocus={event => event.currentTarget.select()}
        onChange={event => {
          setFault(undefined)
          setDraft(event.currentTarget.value)
        }}
        onKeyDown={event => {
          if (event.key === 'Escape') onEnd()
        }}
      />
      <BusyButton type="submit" busy={isBusy} busyLabel={t('common.saving')}>
        {t('common.save')}
      </BusyButton>
      <Button variant="subtle" color="gray" c="stone.7" onClick={onEnd}>
        {t('common.cancel')}
      </Button>
    </form>
  )
}
