import { analyticsCalls } from '@teamloom/contract/analytics.ts'
import { ok } from '@teamloom/kit/result.ts'
import { writes } from '#api/http/handler.ts'
import { once } from '#api/http/idempotency.ts'

/** The browser gives each event an id: sent twice, it counts once. */
export const reportEvent = writes(analyticsCalls.report, async ({ actor, body, now }, tx, { analytics }) => {
  // Whatever else was sent under the id, it is known already.
  await once(
    tx,
    { userId: actor.id, call: analyticsCalls.report.name, key: body.id, body: null },
    now,
    async () => {
      await analytics.tell(tx, body.name, actor, now)
      return ok({})
    },
  )
  return ok({})
})
