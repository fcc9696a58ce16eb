import { settingCalls } from '@teamloom/contract/settings.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { settingChanges } from '#api/db/tables.ts'
import { changeSettings } from '#api/house/change-settings.ts'
import { loadChanges, loadRevision, selectChanges } from '#api/house/load-changes.ts'
import { presentChange, presentSettings, readableKeys } from '#api/house/present-settings.ts'
import { countedStocks, reservedPieces } from '#api/house/reserved-pieces.ts'
import { previewMail, sendTestMail } from '#api/house/try-mail.ts'
import { undoSetting } from '#api/house/undo-setting.ts'
import { type Handler, reads } from '#api/http/handler.ts'

const readingOf = ({ roles }: Actor) => ({ isAdmin: roles.includes('admin') })

const listSettings = reads(settingCalls.list, async ({ actor, now }, tx, { house: { defaults } }) =>
  ok(
    presentSettings(await loadChanges(tx, now), await loadRevision(tx), now, {
      ...readingOf(actor),
      defaults,
      reserved: await reservedPieces(tx, countedStocks(await loadChanges(tx, now), now)),
    }),
  ),
)

const inPage = 50

const listHistory = reads(settingCalls.history, async ({ actor, query }, tx) => {
  const keys = [...readableKeys(readingOf(actor))].filter(key => !query.key || key === query.key)
  if (keys.length === 0) return refuse('not_found')
  const { revision, key } = settingChanges
  const [last] = query.after ? await selectChanges(tx, eq(settingChanges.id, query.after), 1) : []
  if (query.after && !last) return refuse('not_found')
  const older = last && sql`(${revision}, ${key}) < (${last.revision}, ${last.key})`
  const rows = await selectChanges(tx, and(inArray(key, keys), older), inPage + 1)
  return ok({ changes: rows.slice(0, inPage).map(presentChange), hasMore: rows.length > inPage })
})

export const houseHandlers: readonly Handler[] = [
  listSettings,
  changeSettings,
  listHistory,
  undoSetting,
  previewMail,
  sendTestMail,
]
