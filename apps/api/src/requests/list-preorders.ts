import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { ok } from '@teamloom/kit/result.ts'
import { reads } from '#api/http/handler.ts'
import { loadPreordersOf } from '#api/requests/load-preorders.ts'

export const listPreorders = reads(preorderCalls.list, async ({ actor, origin }, tx) =>
  ok(await loadPreordersOf(tx, actor.id, origin)),
)
