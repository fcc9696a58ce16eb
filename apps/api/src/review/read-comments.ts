import { randomUUID } from 'node:crypto'
import { commentCalls } from '@teamloom/contract/comments.ts'
import { ok } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { commentReaders } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { idOfPrivateSecret } from '#api/platform/private-links.ts'
import { findCommented } from '#api/review/find-commented.ts'

export const seeComments = writes(commentCalls.see, async ({ actor, body, now }, tx) => {
  const found = await findCommented(tx, body.designId, actor)
  if (!found.ok) return found
  await tx
    .insert(commentReaders)
    .values({ id: randomUUID(), designId: body.designId, userId: actor.id, seenAt: now })
    .onConflictDoUpdate({ target: [commentReaders.userId, commentReaders.designId], set: { seenAt: now } })
  return ok({})
})

/** RV7: by the link in a mail; a guess is answered the same. */
export const stopCommentMails = writes(
  commentCalls.stopMails,
  async ({ params, now }, tx, { config: { sessionSecret } }) => {
    const id = idOfPrivateSecret(params.secret, 'comment mails', sessionSecret)
    if (id) await tx.update(commentReaders).set({ silentSince: now }).where(eq(commentReaders.id, id))
    return ok({})
  },
)

export const resumeCommentMails = writes(
  commentCalls.resumeMails,
  async ({ params }, tx, { config: { sessionSecret } }) => {
    const id = idOfPrivateSecret(params.secret, 'comment mails', sessionSecret)
    if (id) await tx.update(commentReaders).set({ silentSince: null }).where(eq(commentReaders.id, id))
    return ok({})
  },
)
