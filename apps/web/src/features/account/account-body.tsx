import type { ComponentProps } from 'react'
import classes from '#web/features/account/step-form.module.css'

/** What a page of the account's frame tells, where it asks nothing. */
export function AccountBody(props: ComponentProps<'div'>) {
  return <div {...props} className={classes.form} />
}
