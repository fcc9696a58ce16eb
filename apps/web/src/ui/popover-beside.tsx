import { Popover, type PopoverProps } from '@mantine/core'
import { assignRef, useMounted } from '@mantine/hooks'
import { type ReactNode, type Ref, type RefObject, useLayoutEffect } from 'react'

type Target = RefObject<HTMLElement | null>

export type PopoverBesideProps = Pick<PopoverProps, 'position' | 'width' | 'radius'> & {
  readonly opened: boolean
  /** Drawn elsewhere; the focus goes back to it. */
  readonly target: Target
  readonly label: string
  readonly className?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What opens beside a button that was there before this code. */
export function PopoverBeside({
  target,
  label,
  className = '',
  onClose,
  children,
  opened,
  ...popover
}: PopoverBesideProps) {
  // Mounted open, it would not note who had the focus.
  const isMounted = useMounted()
  return (
    <Popover
      {...popover}
      opened={isMounted && opened}
      onChange={opened => {
        if (!opened) onClose()
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
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}

function Beside({ target, ref }: { readonly target: Target; readonly ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    assignRef(ref, target.current)
    return () => {
      assignRef(ref, null)
    }
  }, [ref, target])
  return null
}
