import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#web/ui/fault.module.css'

/** What is wrong with a field, for its `error`: never by colour alone. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classes.root}>
      <IconAlertCircle size={16} stroke={1.6} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
