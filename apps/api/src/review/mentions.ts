import { randomUUID } from 'node:crypto'
import { mentionMailDue } from '@teamloom/commerce/review/mention-mail.ts'
import { findMentions, type Mention } from '@teamloom/commerce/review/mentions.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { commentMentions, commentReaders, teamMembers, users } from '#api/db/tables.ts'
import type { DesignRow } from '#api/designs/load-design.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

/** RV6: whom a comment names, of those who are in the design’s team now. */
export async function mentionsIn(
  tx: Tx,
  text: string,
  { teamId }: Pick<DesignRow, 'teamId'>,
): Promise<readonly Mention[]> {
  if (!text.includes('@') || teamId === null) return []
  const people = await tx
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), isNull(users.deletedAt)))
    .orderBy(teamMembers.joinedAt)
    .limit(mostMembers)
  return findMentions(text, people)
}

/** How many members may be named: in a club of thousands not those who joined last. */
const mostMembers = 2000

type Written = {
  readonly commentId: string
  readonly designId: string
  readonly mentions: readonly Mention[]
  readonly actor: Pick<Actor, 'id'>
  readonly now: Date
}

/** RV7: lines those who are named up to be mailed, once each; nobody by themselves. */
export async function lineUpMentions(
  tx: Tx,
  { commentId, designId, mentions, actor, now }: Written,
  { jobs }: Pick<Services, 'jobs'>,
): Promise<void> {
  const named = [...new Set(mentions.map(({ userId }) => userId))]
    .filter(userId => userId !== actor.id)
    .toSorted()
  if (named.length === 0) return
  await tx
    .insert(commentMentions)
    .values(named.map(userId => ({ commentId, userId, designId })))
    .onConflictDoNothing()
  await tx
    .insert(commentReaders)
    .values(named.map(userId => ({ id: randomUUID(), designId, userId })))
    .onConflictDoNothing()
  const readers = await tx
    .select()
    .from(commentReaders)
    .where(and(eq(commentReaders.designId, designId), inArray(commentReaders.userId, named)))
    .orderBy(commentReaders.userId)
    .for('update')
  for (const { id: readerId, mailDueAt, mailedAt, silentSince } of readers) {
    if (mailDueAt || silentSince) continue
    const due = mentionMailDue(now, mailedAt)
    await tx.update(commentReaders).set({ mailDueAt: due }).where(eq(commentReaders.id, readerId))
    const afterSeconds = Math.ceil((due.getTime() - now.getTime()) / 1000)
    await jobs.add(tx, 'mentions', { readerId }, { isOneOfMany: true, afterSeconds })
  }
}
