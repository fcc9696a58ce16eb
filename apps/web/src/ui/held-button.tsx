import type { ButtonProps } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { BusyButton } from '#web/ui/busy-button.tsx'
import classes from '#web/ui/held-button.module.css'

type Props = ButtonProps & {
  /** Why it cannot be done now, to stand below it; absent, it can. */
  readonly reason: ReactNode | undefined
  /** The reason stands elsewhere already: in the element with this id. */
  readonly reasonId?: string | undefined
  /** While it is being done: what is going on. */
  readonly busy?: boolean
  readonly busyLabel?: string
  readonly onClick: () => void
  /** Shows where to go on, when what cannot be done now is asked for. */
  readonly onHeld?: () => void
}

/** The next step. While it cannot be taken its reason stands beside it, and it can still be reached to read it. */
export function HeldButton({
  reason,
  reasonId,
  busy = false,
  busyLabel = '',
  onClick,
  onHeld,
  ...rest
}: Props) {
  const id = useId()
  const isHeld = reason !== undefined && !busy
  return (
    <div className={classes.root}>
      <BusyButton
        type="button"
        busy={busy}
        busyLabel={busyLabel}
        size="lg"
        fullWidth
        fz={15}
        {...rest}
        {...(isHeld && { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId ?? id })}
        onClick={() => (isHeld ? onHeld?.() : onClick())}
      />
      {isHeld && reasonId === undefined && (
        <p id={id} className={classes.reason}>
          {reason}
        </p>
      )}
    </div>
  )
}
