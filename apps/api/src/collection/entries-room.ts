import { eq } from 'drizzle-orm'
import type { Config } from '#api/config.ts'
import { collectionEntries } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

/** What visitors may fill of a collection; nobody orders so much. */
const mostSent = 50_000
/** Left beside that for what its organisers add by hand. */
const mostByHand = 10_000

type Sender = {
  /** The sender's address in the network. */
  readonly address: string
  readonly now: Date
  readonly retryAfter: (seconds: number) => void
}

/** SC31: why a visitor may not send so many lines more to a collection; undefined: they are counted. */
export async function takeLines(
  tx: Tx,
  projectId: string,
  lines: number,
  { address, now, retryAfter }: Sender,
  { sizeLinesPerAddressPerDay: most }: Pick<Config['limits'], 'sizeLinesPerAddressPerDay'>,
): Promise<'tooManySizes' | 'collectionFull' | undefined> {
  if (lines === 0) return undefined
  const wait = await takeAttempt(
    tx,
    `lines ${projectId} ${address}`,
    { most, windowSeconds: 86_400 },
    now,
    lines,
  )
  if (wait > 0) {
    retryAfter(wait)
    return 'tooManySizes'
  }
  return (await countEntries(tx, projectId)) + lines > mostSent ? 'collectionFull' : undefined
}

/** Whether an organiser may add another by hand, however many visitors have sent. */
export async function hasRoomByHand(tx: Reader, projectId: string): Promise<boolean> {
  return (await countEntries(tx, projectId)) < mostSent + mostByHand
}

function countEntries(tx: Reader, projectId: string): Promise<number> {
  return tx.$count(collectionEntries, eq(collectionEntries.projectId, projectId))
}
