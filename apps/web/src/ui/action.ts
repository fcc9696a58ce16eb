import type { Icon } from '@tabler/icons-react'
import type { Ref } from 'react'

export type Action = {
  readonly label: string
  readonly icon: Icon
  readonly run: () => void
  /** Opens a field or dialog, which takes the focus: it must not come back to the menu's button by itself. */
  readonly takesFocus?: boolean
  readonly isDanger?: boolean
  /** The account may not: it is seen, with the reason. */
  readonly isWithheld?: boolean
}

export type ActionMenuProps = {
  readonly ref?: Ref<HTMLButtonElement>
  readonly label: string
  readonly icon: Icon
  readonly actions: readonly Action[]
  readonly position?: 'bottom-start' | 'bottom-end'
}
