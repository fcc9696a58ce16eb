import { readSession } from '#web/lib/session.ts'

/** Whoever is logged in goes home from the front room; on other pages, and for guests, the way back stands where the login was. */
export function knowVisitor(): void {
  const session = readSession()
  if (!session) return
  if (!session.isGuest && /^\/(fr)?\/?$/.test(window.location.pathname))
    return window.location.replace('/home')
  const link = document.querySelector<HTMLAnchorElement>('[data-login]')
  if (!link) return
  link.textContent = link.dataset.goOn ?? ''
  link.href = '/home'
}
