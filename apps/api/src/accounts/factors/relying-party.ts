/** Whom a passkey is for: the site that is asked, by its name. */
export function relyingParty(origin: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin: site } = new URL(origin)
  return { id: hostname, origin: site }
}

/** The challenge that was answered, as the browser says; undefined when it says none. */
export function challengeOf(clientDataJson: string): string | undefined {
  try {
    const data = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as unknown
    const challenge = (data as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
