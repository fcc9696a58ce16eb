import { secondsToWait, takeAttempt, takeAttempts } from '#api/http/attempts.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

type Limits = { readonly mailsPerRecipientPerDay: number }
type Own = { readonly email: string; readonly emailVerified: boolean }

/** A kind of mail, of which one address gets at most so many a day, whoever causes them. */
export type MailKind = { readonly name: string; readonly most: number }

const daySeconds = 86_400

/**
 * AC47: counts mails that others than their owners can cause, by who is written to: those of a kind, and all of them
 * together. Answers which of them may be written; an address may stand there several times.
 */
export async function takeMails<To extends { readonly email: string }>(
  tx: Tx,
  to: readonly To[],
  { name, most }: MailKind,
  { mailsPerRecipientPerDay }: Limits,
  now: Date,
): Promise<To[]> {
  const allowed: To[] = []
  let left = to
  while (left.length > 0) {
    const first = [...new Map(left.toReversed().map(each => [each.email, each])).values()]
    const ofKind = await takeEach(tx, first, name, most, now)
    allowed.push(...(await takeEach(tx, ofKind, 'mails to', mailsPerRecipientPerDay, now)))
    const taken = new Set(first)
    left = left.filter(each => !taken.has(each))
  }
  return allowed
}

async function takeEach<To extends { readonly email: string }>(
  tx: Tx,
  to: readonly To[],
  name: string,
  most: number,
  now: Date,
): Promise<To[]> {
  const keyOf = ({ email }: To) => `${name} ${email}`
  const allowed = await takeAttempts(tx, to.map(keyOf), { most, windowSeconds: daySeconds }, now)
  return to.filter(each => allowed.has(keyOf(each)))
}

/**
 * AC47: whether a mail to one's own address may be written, which is anybody's until it is confirmed; counted where
 * it may.
 */
export async function takeOwnMail(tx: Tx, own: Own, limits: Limits, now: Date): Promise<boolean> {
  if (own.emailVerified) return true
  const allowed = await takeEach(tx, [own], 'mails to', limits.mailsPerRecipientPerDay, now)
  return allowed.length > 0
}

/** How long an address is not written to any more. */
export async function secondsUntilMail(tx: Reader, email: string, kind: string, now: Date): Promise<number> {
  const ofKind = await secondsToWait(tx, `${kind} ${email}`, now)
  return Math.max(ofKind, await secondsToWait(tx, `mails to ${email}`, now))
}

type Asking = {
  readonly actor: Own & { readonly id: string }
  readonly now: Date
  readonly retryAfter: (seconds: number) => void
}

/**
 * AC38, AC40: counts a mail that an account has sent to itself, `kind` by `kind`; false, and the answer says how long,
 * when it has to wait.
 */
export async function takeLinkMail(
  tx: Tx,
  { actor, now, retryAfter }: Asking,
  limits: Limits & { readonly resetMailsPerHour: number },
  kind = 'link',
): Promise<boolean> {
  const perAccount = { most: limits.resetMailsPerHour, windowSeconds: 3600 }
  const wait = await takeAttempt(tx, `${kind} ${actor.id}`, perAccount, now)
  const isTaken = wait === 0 && (await takeOwnMail(tx, actor, limits, now))
  if (!isTaken) retryAfter(wait || (await secondsUntilMail(tx, actor.email, kind, now)))
  return isTaken
}
