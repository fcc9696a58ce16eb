import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readKeptInvitation } from '#web/lib/kept-invitation.ts'

type Props = { readonly className?: string | undefined; readonly children?: ReactNode }

/** To the login, with the invitation that one came with: in this tab, or in the one that had the link mailed. */
export function LoginLink(props: Props) {
  const { invitation = readKeptInvitation() } = useSearch({ strict: false })
  return invitation ? (
    <Link to="/login/$token" params={{ token: invitation }} {...props} />
  ) : (
    <Link to="/login" {...props} />
  )
}
