const storageKey = 'teamloom-invitation'
/** How long an invitation is kept, milliseconds: as long as the link that is mailed lives. */
const lifetime = 3_600_000

/** Remembers the invitation of whoever has a new password mailed: the link opens in a tab that knows nothing of it. */
export function keepInvitation(token: string): void {
  localStorage.setItem(storageKey, JSON.stringify({ token, until: Date.now() + lifetime }))
}

export function readKeptInvitation(): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as {
      token: string
      until: number
    } | null
    return kept && kept.until > Date.now() ? String(kept.token) : undefined
  } catch {
    return undefined
  }
}

export function forgetInvitation(): void {
  localStorage.removeItem(storageKey)
}
