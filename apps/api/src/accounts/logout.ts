import { userCalls } from '@teamloom/contract/user.ts'
import { ok } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { sessions } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'

export const logout = writes(userCalls.logout, async ({ actor }, tx) => {
  await tx.delete(sessions).where(eq(sessions.id, actor.sessionId))
  return ok({})
})
