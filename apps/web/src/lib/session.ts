import { useSyncExternalStore } from 'react'

/** Who is logged in on this browser, kept over reloads and shared by its tabs. */
export type Session = {
  readonly token: string
  readonly userId: string
  readonly email: string
  /** Seconds, as the token's claim. */
  readonly exp: number
}

const storageKey = 'teamloom-session'
const listeners = new Set<() => void>()
let cached: { readonly raw: string | null; readonly session: Session | null } = { raw: null, session: null }

export function readSession(): Session | null {
  const raw = localStorage.getItem(storageKey)
  if (raw !== cached.raw) cached = { raw, session: parse(raw) }
  const { session } = cached
  return session && session.exp * 1000 > Date.now() ? session : null
}

function parse(raw: string | null): Session | null {
  try {
    return raw ? (JSON.parse(raw) as Session) : null
  } catch {
    return null
  }
}

export function openSession(token: string): void {
  const claims = JSON.parse(decodeBase64Url(token.split('.')[1] ?? '')) as {
    id: string
    email: string
    exp: number
  }
  const session: Session = { token, userId: claims.id, email: claims.email, exp: claims.exp }
  localStorage.setItem(storageKey, JSON.stringify(session))
  announce()
}

export function closeSession(): void {
  localStorage.removeItem(storageKey)
  announce()
}

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Tells when another person, or nobody, is logged in from now on; in whichever tab it happened. */
export function onPersonChange(listener: () => void): () => void {
  let userId = readSession()?.userId
  return subscribe(() => {
    const next = readSession()?.userId
    if (next === userId) return
    userId = next
    listener()
  })
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, readSession)
}

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), char =>
    char.charCodeAt(0),
  )
  return new TextDecoder().decode(bytes)
}
