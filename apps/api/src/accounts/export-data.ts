import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { isOwnDataAwaited, lineUpOwnData } from '#api/accounts/own-data-line.ts'
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
    if (await isOwnDataAwaited(tx, actor.id, jobs)) return ok({})
    if (!(await takeOwnMail(tx, actor, config.limits, now))) {
      retryAfter(await secondsUntilMail(tx, actor.email, 'export', now))
      return refuse('too_many_requests')
    }
    await lineUpOwnData(tx, actor.id, jobs)
    return ok({})
  },
)
