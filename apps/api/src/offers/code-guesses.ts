import { readCode } from '@teamloom/commerce/offers/promo-code.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { promos, users } from '#api/db/tables.ts'
import { countAttempt, guessLimit, secondsToWait } from '#api/http/attempts.ts'
import type { Tx } from '#api/platform/database/database.ts'

export const guessesOf = (userId: string) => `promo ${userId}`

/** OF14: how long someone has to wait who has tried codes that are nobody's; 0 when they need not. */
export function waitAfterGuesses(tx: Tx, userId: string, now: Date): Promise<number> {
  return secondsToWait(tx, guessesOf(userId), now)
}

/** OF14: counted as a wrong password is. */
export async function countGuess(
  tx: Tx,
  userId: string,
  limits: Parameters<typeof guessLimit>[0],
  now: Date,
): Promise<void> {
  await countAttempt(tx, guessesOf(userId), guessLimit(limits), now)
}

/** Whether it is staff's code, or anyone's to refer with. */
export async function isAnyCode(tx: Tx, text: string): Promise<boolean> {
  const code = readCode(text)
  const [found] = await tx
    .select({
      isOne: sql<boolean>`exists (select 1 from ${promos} where ${and(eq(promos.code, code), isNull(promos.deletedAt))})
        or exists (select 1 from ${users} where ${eq(users.referralCode, code)})`,
    })
    .from(sql`(values (1)) as one`)
  return found?.isOne ?? false
}
