import type { Reader } from '#api/platform/database/database.ts'
import type { Secret } from '#api/platform/secret.ts'
import { findActor } from '#api/sessions/session-store.ts'
import { readSessionToken } from '#api/sessions/session-token.ts'

export type Guest = {
  readonly id: string
  /** Where their designs are to go. */
  readonly projectId: string | undefined
}

type Asked = { readonly shownSession: string | undefined; readonly now: Date }

/** AC71, AC72: the guest whose session is shown; undefined when it is another's, or has ended. */
export async function findGuest(
  tx: Reader,
  { shownSession, now }: Asked,
  { sessionSecret }: { readonly sessionSecret: Secret },
  takeOver?: { readonly projectId: string },
): Promise<Guest | undefined> {
  if (!shownSession) return undefined
  const reading = await readSessionToken(shownSession, sessionSecret)
  if (typeof reading === 'string') return undefined
  const actor = await findActor(tx, reading.sessionId, now)
  return actor?.isGuest && !actor.deletedAt ? { id: actor.id, projectId: takeOver?.projectId } : undefined
}
