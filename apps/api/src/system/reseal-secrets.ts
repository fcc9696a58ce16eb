import { and, eq } from 'drizzle-orm'
import type { Config } from '#api/config.ts'
import { totpFactors, webhooks } from '#api/db/tables.ts'
import type { Database } from '#api/platform/database/database.ts'
import { seal, unseal } from '#api/platform/seal.ts'
import { secretOf } from '#api/platform/secret.ts'
import { inSlices } from '#api/platform/slices.ts'

/** Seals with the secret of now what one of before has sealed, so that the one before need not be named any more. */
export async function resealSecrets(
  { read, alone }: Pick<Database, 'read' | 'alone'>,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
): Promise<void> {
  if (sessionSecret.opens.length === 1) return
  const now = secretOf(sessionSecret.signs)
  /** Sealed anew; undefined where it is already, or opens with none. */
  const anew = (sealed: string, about: string) => {
    if (unseal(sealed, about, now) !== undefined) return undefined
    const opened = unseal(sealed, about, sessionSecret)
    return opened === undefined ? undefined : seal(opened, about, now)
  }
  const factors = await read.select().from(totpFactors)
  const codes = await inSlices(factors, ({ userId, secret }) => anew(secret, userId))
  for (const [at, { id, secret: sealed }] of factors.entries()) {
    const secret = codes[at]
    if (secret)
      await alone
        .update(totpFactors)
        .set({ secret })
        .where(and(eq(totpFactors.id, id), eq(totpFactors.secret, sealed)))
  }
  for (const { id, secret: sealed, formerSecret: former } of await read.select().from(webhooks)) {
    const [secret, formerSecret] = [anew(sealed, id), former ? anew(former, id) : undefined]
    if (secret || formerSecret)
      await alone
        .update(webhooks)
        .set({ ...(secret ? { secret } : {}), ...(formerSecret ? { formerSecret } : {}) })
        // Staff may have made it anew meanwhile.
        .where(and(eq(webhooks.id, id), eq(webhooks.secret, sealed)))
  }
}
