import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'

type Props = ButtonProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> & {
    readonly busy: boolean
    /** What is going on, while it does. */
    readonly busyLabel: string
  }

/** A button that says what it is doing, keeps the focus and does it once. */
export function BusyButton({ busy, busyLabel, children, onClick, ...rest }: Props) {
  return (
    <Button
      {...rest}
      aria-busy={busy}
      {...(busy && { leftSection: <Loader size={16} color="currentColor" aria-hidden /> })}
      onClick={event => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? busyLabel : children}
    </Button>
  )
}
