import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, like } from 'drizzle-orm'
import { loadStaffTerms } from '#api/access/staff-accounts.ts'
import { isPassword, pretendToCheck } from '#api/accounts/passwords.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import type { Config } from '#api/config.ts'
import { attempts, users } from '#api/db/tables.ts'
import { countAttempt, forgetAttempts, guessLimit, secondsToWait } from '#api/http/attempts.ts'
import type { Database, Tx } from '#api/platform/database/database.ts'
import { inTurn } from '#api/platform/in-turn.ts'

type Try = {
  readonly email: string
  readonly password: string
  /** Where it came from. */
  readonly address: string
  readonly now: Date
  readonly retryAfter: (seconds: number) => void
}

export type Known = { readonly id: string; readonly email: string; readonly passwordHash: string }

/**
 * Whose password this is. Failures are counted by account and address: someone who guesses slows only themselves
 * down. Guesses made at once wait for each other, so that none gets through uncounted.
 */
export function checkPassword(
  database: Database,
  config: Config,
  { email, password, address, now, retryAfter }: Try,
): Promise<Result<Known, Refusal<'invalid_email_or_password' | 'too_many_requests'>>> {
  const key = `password ${email} ${address}`
  return inTurn(key, async () => {
    const wait = await secondsToWait(database.read, key, now)
    if (wait > 0) {
      retryAfter(wait)
      return refuse('too_many_requests')
    }
    const [user] = await database.read
      .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.email, email))
    const isRight = user ? await isPassword(password, user.passwordHash) : await pretendToCheck(password)
    if (user && isRight) {
      await forgetAttempts(database.alone, key)
      return ok(user)
    }
    const { seconds } = await countAttempt(database.alone, key, guessLimit(config.limits), now)
    if (user && seconds > 0) await tellHeld(database, user.id, { address, seconds, now })
    return refuse('invalid_email_or_password')
  })
}

type Held = { readonly address: string; readonly seconds: number; readonly now: Date }

/** AC63: tells of staff whose sign-in is held up, once for each time that guesses are. */
async function tellHeld(database: Database, userId: string, { address, seconds, now }: Held): Promise<void> {
  const [staff] = await loadStaffTerms(database.read, [userId])
  if (!staff) return
  const facts = { minutes: Math.ceil(seconds / 60) }
  await recordAudit(database.alone, { kind: 'sign_in_held', subjectId: userId, facts, address }, now)
}

/** Whether this is the password of whoever is logged in and says it once more. */
export async function checkOwnPassword(
  database: Database,
  config: Config,
  own: Try,
): Promise<Result<Known, Refusal<'wrong_password' | 'too_many_requests'>>> {
  const known = await checkPassword(database, config, own)
  if (known.ok) return known
  return refuse(known.refusal.code === 'too_many_requests' ? 'too_many_requests' : 'wrong_password')
}

/** Whether the password is still the one that was checked; held until the transaction ends. */
export async function isStillTheirs(tx: Tx, { id, passwordHash }: Known): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('share')
  return found.length > 0
}

/** Who has set a new password by a mailed link may log in at once, from wherever others had been guessing. */
export async function forgetGuesses(tx: Tx, email: string): Promise<void> {
  const start = `password ${email} `.replaceAll(/[\\%_]/g, '\\$&')
  await tx.delete(attempts).where(like(attempts.key, `${start}%`))
}
