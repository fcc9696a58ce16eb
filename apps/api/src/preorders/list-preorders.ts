import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { ok } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { preorders } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import { loadPreorders } from '#api/preorders/load-preorders.ts'

export const listPreorders = reads(preorderCalls.list, async ({ actor, origin }, tx) =>
  ok(await loadPreorders(tx, eq(preorders.userId, actor.id), origin)),
)
