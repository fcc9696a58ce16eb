import { createHash, randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** What an answer is, where it is not as it ought to be. */
export type Wrong = {
  readonly claims?: JWTPayload
  readonly isForged?: boolean
  readonly nonce?: string
}

/** A provider of OpenID Connect that says what a test wants: discovery, keys, codes with PKCE, tokens. */
export async function startIssuer(clientId: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { readonly challenge: string; readonly idToken: string }>()
  let issuer = ''

  const answer = async (request: http.IncomingMessage): Promise<[number, object]> => {
    if (request.url === '/.well-known/openid-configuration')
      return [
        200,
        {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      ]
    if (request.url === '/jwks') return [200, { keys: [jwk] }]
    const form = new URLSearchParams(await text(request))
    const code = form.get('code') ?? ''
    const kept = codes.get(code)
    codes.delete(code)
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    return kept?.challenge === verifier
      ? [200, { access_token: 'x', token_type: 'bearer', id_token: kept.idToken }]
      : [400, { error: 'invalid_grant' }]
  }
  const server = http.createServer((request, response) => {
    void (async () => {
      const [status, body] = await answer(request)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })()
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sign = (claims: JWTPayload, key: CryptoKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)

  return {
    issuer,
    /**
     * Lets somebody in as the provider's page would: the code that it would lead back with. `address`: where it was
     * asked.
     */
    async code(address: URL, person: JWTPayload, { claims, isForged = false, nonce }: Wrong = {}) {
      const now = Math.floor(Date.now() / 1000)
      const asked = address.searchParams
      const usual = {
        iss: issuer,
        aud: clientId,
        iat: now,
        exp: now + 300,
        nonce: nonce ?? asked.get('nonce') ?? '',
        email_verified: true,
      }
      const code = randomUUID()
      const idToken = await sign({ ...usual, ...person, ...claims }, isForged ? other.privateKey : privateKey)
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', idToken })
      return code
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
