import { Popover, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/navigation/name-popover.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'

type Props = {
  readonly label: string
  /** What it is called unless another name is typed. */
  readonly suggestion: string
  /** Makes it; the popover closes when that is done and stays when it fails. */
  readonly onName: (name: string) => Promise<void>
  /** The button that opens it; spread the props onto it. */
  readonly children: (props: { readonly onClick: () => void }) => ReactNode
}

/** Asks for the name of a new thing, with one already there: Enter makes it. */
export function NamePopover({ label, suggestion, onName, children }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const toggle = () => {
    setName(suggestion)
    setIsOpen(!isOpen)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !name.trim()) return field.current?.focus()
    setIsBusy(true)
    await onName(name.trim()).then(
      () => setIsOpen(false),
      () => field.current?.focus(),
    )
    setIsBusy(false)
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      trapFocus
      returnFocus
      position="bottom-end"
      shadow="xl"
      width={304}
    >
      <Popover.Target>{children({ onClick: toggle })}</Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <form className={classes.form} onSubmit={submit}>
          <TextInput
            ref={field}
            data-autofocus
            size="sm"
            label={label}
            maxLength={200}
            value={name}
            onFocus={event => event.currentTarget.select()}
            onChange={event => setName(event.currentTarget.value)}
          />
          <BusyButton
            type="submit"
            size="sm"
            busy={isBusy}
            busyLabel={t('nav.creating')}
            disabled={!name.trim()}
          >
            {t('nav.create')}
          </BusyButton>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
