import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { createElement, useEffect, useState } from 'react'
import { useMe } from '#web/data/user.ts'
import { tellSessionEnded } from '#web/lib/error-toast.ts'
import { setLocale } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { closeSession, useSession } from '#web/lib/session.ts'
import { useWanted } from '#web/ui/use-loaded.ts'

const loadDoor = async () => (await loadCode(() => import('#web/app/sign-up-door.tsx'))).SignUpDoor

/** Shows the screens of someone who is logged in; when the session ends, in whichever tab, leads to the login. */
export function SessionGuard() {
  const session = useSession()
  const location = useLocation()
  const me = useMe(session !== null)
  const language = me.data?.language
  const exp = session?.exp
  // Whoever logs in over what they did as a guest is still asked where that goes.
  const [wasGuest, setWasGuest] = useState(session?.isGuest ?? false)
  if (session?.isGuest && !wasGuest) setWasGuest(true)
  const door = useWanted(loadDoor, wasGuest)

  useEffect(() => {
    if (language) void setLocale(language)
  }, [language])

  useEffect(() => {
    if (exp === undefined) return
    const end = () => {
      if (Date.now() < exp * 1000) return
      closeSession()
      tellSessionEnded()
    }
    const timer = setTimeout(end, Math.min(exp * 1000 - Date.now(), longestTimeout))
    return () => clearTimeout(timer)
  }, [exp])

  if (!session) {
    // On its way there already: going again would make the login where to come back to.
    if (location.pathname === '/login') return null
    return <Navigate to="/login" search={{ from: location.href }} replace />
  }
  if (me.error instanceof CallError && me.error.errorKey === 'account_deleted')
    return location.pathname === '/leaving' ? null : <Navigate to="/leaving" replace />
  return (
    <>
      {/* Whoever logs in over what a guest does begins with it anew. */}
      <Outlet key={session.userId} />
      {door && createElement(door)}
    </>
  )
}

/** Milliseconds that a browser's timer can wait. */
const longestTimeout = 2 ** 31 - 1
