import { readCode } from '@teamloom/commerce/offers/promo-code.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Config } from '#api/config.ts'
import { promos, users } from '#api/db/tables.ts'
import { countAttempt, guessLimit, secondsToWait } from '#api/http/attempts.ts'
import type { Reader, Writer } from '#api/platform/database/database.ts'

export const guessesOf = (userId: string) => `promo ${userId}`

type Guesser = { readonly userId: string; readonly address: string }

/** What the guesses of all accounts at an address are counted by: as many may be made as logins from it. */
const ofAddress = (address: string) => `promo address ${address}`

/** OF14: how long someone has to wait who has tried codes that are nobody's; 0 when they need not. */
export async function waitAfterGuesses(tx: Reader, { userId, address }: Guesser, now: Date): Promise<number> {
  return Math.max(
    await secondsToWait(tx, guessesOf(userId), now),
    await secondsToWait(tx, ofAddress(address), now),
  )
}

/** OF14: counted as a wrong password is. */
export async function countGuess(
  tx: Writer,
  { userId, address }: Guesser,
  limits: Config['limits'],
  now: Date,
): Promise<void> {
  await countAttempt(tx, guessesOf(userId), guessLimit(limits), now)
  const perAddress = { most: limits.loginsPer10Minutes, windowSeconds: 600 }
  await countAttempt(tx, ofAddress(address), perAddress, now)
}

/** Whether it is staff's code, or anyone's to refer with. */
export async function isAnyCode(tx: Reader, text: string): Promise<boolean> {
  const code = readCode(text)
  const [found] = await tx
    .select({
      isOne: sql<boolean>`exists (select 1 from ${promos} where ${and(eq(promos.code, code), isNull(promos.deletedAt))})
        or exists (select 1 from ${users} where ${eq(users.referralCode, code)})`,
    })
    .from(sql`(values (1)) as one`)
  return found?.isOne ?? false
}
