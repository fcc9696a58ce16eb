import { must } from '@teamloom/kit/assert.ts'
import type { ChangeOrdered } from '#api/designs/change-ordered.ts'
import type { SettleRules } from '#api/house/ordered-from.ts'
import { lockRequest } from '#api/requests/load-requests.ts'
import { settle } from '#api/requests/settle.ts'
import type { Doing } from '#api/requests/tell.ts'

/** What a change of an ordered design is made with, so that designs need to know nothing of requests. */
export const changeOrderedBy =
  (rules: SettleRules, jobs: Doing['jobs']): ChangeOrdered =>
  async (tx, doing, change) => {
    const before = must(await lockRequest(tx, doing.preorderId), 'request')
    const rows = await change()
    if (rows.length > 0) await settle(tx, before, { ...doing, jobs }, rules)
    return rows
  }
