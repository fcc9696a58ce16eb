import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeLinkToken, readLinkToken } from '#api/accounts/oidc/link-token.ts'
import { ownDataKey, readOwnDataKey } from '#api/accounts/own-data-link.ts'
import { makeVerificationToken, readVerificationToken } from '#api/accounts/verification-token.ts'
import { isLinkValid, signLink } from '#api/assets/signed-links.ts'
import { idOfPrivateSecret, privateSecretOf } from '#api/platform/private-links.ts'
import { seal, unseal } from '#api/platform/seal.ts'
import { type Secret, secretOf } from '#api/platform/secret.ts'
import { readSessionToken, signSessionToken } from '#api/sessions/session-token.ts'
import { resealSecrets } from '#api/system/reseal-secrets.ts'
import { releaseLinkEnd, signRelease } from '#api/techpacks/release-link.ts'
import { signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const [old, young] = [secretOf('o'.repeat(32)), 'y'.repeat(32)]
const both = secretOf(young, old.opens)
const now = new Date()
const id = randomUUID()
const later = Math.floor(now.getTime() / 1000) + 60

const person = {
  id,
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Tremblay',
  optNewsletter: false,
  roles: [],
  isGuest: false,
  sessionId: id,
  sessionExpiresAt: new Date(now.getTime() + 60_000),
}

type Way = readonly [
  name: string,
  sign: (secret: Secret) => string | Promise<string>,
  opens: (signed: string, secret: Secret) => Promise<boolean> | boolean,
]

const ways: readonly Way[] = [
  [
    'a session',
    secret => signSessionToken(person, secret),
    async (signed, secret) => (await readSessionToken(signed, secret)) !== 'invalid',
  ],
  [
    'what is sealed',
    secret => seal('text', id, secret),
    (signed, secret) => unseal(signed, id, secret) === 'text',
  ],
  [
    'a private link',
    secret => privateSecretOf(id, 'size answer', secret),
    (signed, secret) => idOfPrivateSecret(signed, 'size answer', secret) === id,
  ],
  [
    'an address for a while',
    secret => signLink('/a', now, secret),
    (signed, secret) =>
      isLinkValid('/a', Object.fromEntries(new URL(signed, 'http://a').searchParams), now, secret),
  ],
  [
    'the address of a release',
    secret => signRelease('/a', now, secret),
    (signed, secret) => releaseLinkEnd(signed, secret) !== undefined,
  ],
  [
    'a confirmation of an address',
    secret => makeVerificationToken(id, now, secret),
    (signed, secret) => readVerificationToken(signed, now, secret) === id,
  ],
  [
    'one’s own data',
    secret => ownDataKey(id, later, secret),
    (signed, secret) => readOwnDataKey(signed, id, now, secret) === later,
  ],
  [
    'a link to another’s account',
    secret => makeLinkToken({ userId: id, issuer: 'i', subject: 's' }, now, secret),
    (signed, secret) => readLinkToken(signed, now, secret) !== undefined,
  ],
]

describe('a secret that is followed by another', () => {
  test.each(ways)(
    'opens what it has signed as long as it is named beside that: %s',
    async (_, sign, opens) => {
      const signed = await sign(old)
      expect(await opens(signed, both)).toBe(true)
      expect(await opens(signed, secretOf(young))).toBe(false)
      // What is signed now is the new one's.
      expect(await opens(await sign(both), secretOf(young))).toBe(true)
    },
  )

  describe('has what is kept sealed anew by the night', () => {
    let app: TestApp
    beforeAll(async () => {
      app = await startTestApp()
    })
    afterAll(() => app.close())

    test('codes of people and secrets of webhooks, of which each may go on without it', async () => {
      const { database } = app.dependencies
      const { id: userId } = await signUp(app)
      await app.pool.query(`insert into totp_factors (id, user_id, secret) values ($1, $2, $3)`, [
        id,
        userId,
        seal('code', userId, old),
      ])
      await app.pool.query(
        `insert into webhooks (id, url, events, is_active, secret, former_secret) values ($1, 'https://a.example', '{}', true, $2, $3)`,
        [id, seal('now', id, both), seal('former', id, old)],
      )
      const kept = async () => {
        const { rows } = await app.pool.query(
          'select factor.secret as code, webhooks.secret, former_secret as former from totp_factors factor, webhooks',
        )
        return rows[0] as { readonly code: string; readonly secret: string; readonly former: string }
      }
      const { secret: before } = await kept()
      await resealSecrets(database, { sessionSecret: both })
      const { code, secret, former } = await kept()
      expect(unseal(code, userId, secretOf(young))).toBe('code')
      expect(unseal(former, id, secretOf(young))).toBe('former')
      expect(secret).toBe(before)
    })
  })
})
