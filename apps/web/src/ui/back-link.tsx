import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import classes from '#web/ui/back-link.module.css'

/** The way back, beside the logo. */
export function BackLink({ text, ...link }: LinkProps & { readonly text: string }) {
  return (
    <Link className={classes.root} {...link}>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden />
      <span className={classes.text}>{text}</span>
    </Link>
  )
}
