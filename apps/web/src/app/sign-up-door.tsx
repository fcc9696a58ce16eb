import { useBlocker, useRouter } from '@tanstack/react-router'
import { loadTexts } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { readSession, useSession } from '#web/lib/session.ts'
import { askToSignUp, isOpenToGuests, reasonOf, signUpAsked } from '#web/lib/sign-up-asked.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const SignUpDialog = lazyDialog(async () => {
  const [{ SignUpDialog: loaded }] = await Promise.all([
    loadCode(() => import('#web/features/account/sign-up-dialog.tsx')),
    loadTexts('pages'),
  ])
  return loaded
})

/** Where a guest wants to go on to what needs an account: a dialog over what they do, which they come back to. */
export function SignUpDoor() {
  const router = useRouter()
  const asked = signUpAsked.use()
  const isGuest = useSession()?.isGuest ?? false
  useBlocker({
    // A way that might be blocked is gone one moment later: others' must not be.
    disabled: !isGuest,
    enableBeforeUnload: false,
    shouldBlockFn: ({ next }) => {
      const isOpen = !next.routeId.startsWith('/guarded') || isOpenToGuests(next.pathname)
      if (isOpen || !readSession()?.isGuest) return false
      const { href } = router.buildLocation({ to: next.pathname, search: next.search } as never)
      askToSignUp(reasonOf(next.pathname), href)
      return true
    },
  })
  return <SignUpDialog opened={asked !== null} onClose={() => signUpAsked.set(null)} />
}
