import { useSyncExternalStore } from 'react'

/** Who is logged in on this browser, kept over reloads and shared by its tabs. */
export type Session = {
  readonly token: string
  readonly userId: string
  readonly email: string
  /** Whether this person designs without an account. */
  readonly isGuest?: true
  /** Seconds, as the token's claim. */
  readonly exp: number
}

const storageKey = 'teamloom-session'
const listeners = new Set<() => void>()
let cached: { readonly raw: string | null; readonly session: Session | null } = { raw: null, session: null }

export function readSession(): Session | null {
  const { session } = readStored()
  return session && session.exp * 1000 > Date.now() ? session : null
}

function readStored() {
  const raw = localStorage.getItem(storageKey)
  if (raw !== cached.raw) cached = { raw, session: parse(raw) }
  return cached
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
    isGuest?: true
    exp: number
  }
  const session: Session = {
    token,
    userId: claims.id,
    email: claims.email,
    exp: claims.exp,
    ...(claims.isGuest ? { isGuest: true } : {}),
  }
  localStorage.setItem(storageKey, JSON.stringify(session))
  announce()
}

/** What a guest had is over: their thirty days have gone, or the session ended elsewhere. */
let guestEnded = false

/** Whether the session that ended last was a guest's: nobody can log in to it again. */
export const endedAsGuest = (): boolean => guestEnded

/** Takes a guest's session away whose days are over; answers whether there was one. */
export function closeEndedGuest(): boolean {
  const { session } = readStored()
  if (!session?.isGuest || session.exp * 1000 > Date.now()) return false
  closeSession()
  return true
}

export function closeSession(): void {
  guestEnded = readStored().session?.isGuest === true
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

/** Tells when another person, or nobody, is logged in from now on; in whichever tab it happened. A guest who signs up is another. */
export function onPersonChange(listener: () => void): () => void {
  let person = readPerson()
  return subscribe(() => {
    const next = readPerson()
    if (next === person) return
    person = next
    listener()
  })
}

function readPerson(): string {
  const session = readSession()
  return session ? `${session.userId} ${session.isGuest ?? false}` : ''
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
