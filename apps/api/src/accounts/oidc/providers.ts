import * as oidc from 'openid-client'
import type { OidcProvider } from '#api/config-words.ts'

/** What a provider says of itself is asked for once an hour. */
const keptMs = 3_600_000

const known = new Map<string, { readonly at: number; readonly asked: Promise<oidc.Configuration> }>()

/** Its addresses and keys; an answer's signature is checked by them. Throws where it does not answer. */
export async function discover(provider: OidcProvider): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = provider
  const key = `${issuer} ${clientId}`
  const kept = known.get(key)
  if (kept && Date.now() - kept.at < keptMs) return kept.asked
  const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  const asked = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [...insecure, oidc.enableNonRepudiationChecks],
    timeout: 10,
  })
  known.set(key, { at: Date.now(), asked })
  asked.catch(() => known.delete(key))
  return asked
}
