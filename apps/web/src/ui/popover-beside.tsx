import { Popover, type PopoverProps } from '@mantine/core'
import { assignRef, useMounted } from '@mantine/hooks'
import { type ReactNode, type Ref, useLayoutEffect } from 'react'

type Props = Pick<PopoverProps, 'position' | 'width' | 'radius'> & {
  readonly opened: boolean
  /** Drawn elsewhere; the focus goes back to it. */
  readonly target: HTMLElement
  readonly label: string
  readonly className?: string | undefined
  readonly onClose: () => void
  readonly content: ReactNode
}

/** What opens beside a button that was there before this code. */
export function PopoverBeside({
  target,
  label,
  className = '',
  onClose,
  content,
  opened,
  ...popover
}: Props) {
  // Mounted open, it would not note who had the focus.
  const isMounted = useMounted()
  return (
    <Popover
      {...popover}
      opened={isMounted && opened}
      onChange={isOpen => {
        if (!isOpen) onClose()
      }}
      shadow="xl"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Beside target={target} />
      </Popover.Target>
      <Popover.Dropdown className={className} aria-label={label}>
        {content}
      </Popover.Dropdown>
    </Popover>
  )
}

function Beside({ target, ref }: { readonly target: HTMLElement; readonly ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    assignRef(ref, target)
    return () => {
      assignRef(ref, null)
    }
  }, [ref, target])
  return null
}
