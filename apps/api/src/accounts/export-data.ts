import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { writes } from '#api/http/handler.ts'
import { secondsUntilMail, takeOwnMail } from '#api/http/mails-to.ts'

const perDay = { most: 10, windowSeconds: 86_400 }

/** OD1: gathered after the answer; the link comes by mail. One that is being gathered is the one that is asked for. */
export const exportData = writes(
  userCalls.exportData,
  async ({ actor, now, retryAfter }, tx, { jobs, config }) => {
    const wait = await takeAttempt(tx, `export ${actor.id}`, perDay, now)
    if (wait > 0) {
      retryAfter(wait)
      return refuse('too_many_requests')
    }
    const data = { userId: actor.id }
    if (await jobs.isAwaited(tx, 'ownData', data)) return ok({})
    if (!(await takeOwnMail(tx, actor, config.limits, now))) {
      retryAfter(await secondsUntilMail(tx, actor.email, 'export', now))
      return refuse('too_many_requests')
    }
    await jobs.add(tx, 'ownData', data)
    return ok({})
  },
)
