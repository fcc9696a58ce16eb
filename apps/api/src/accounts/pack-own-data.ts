import path from 'node:path'
import { Readable } from 'node:stream'
import type { Locale } from '@teamloom/kit/label.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { loadOwnData } from '#api/accounts/load-own-data.ts'
import { ownDataMail } from '#api/accounts/mail-own-data.ts'
import { isOwnDataOf, ownDataFile, ownDataFolder, ownDataUntil } from '#api/accounts/own-data-link.ts'
import { originalKey } from '#api/assets/asset-files.ts'
import { users } from '#api/db/tables.ts'
import { recipientOf } from '#api/mails/greeting.ts'
import { receiveZip } from '#api/platform/files/receive-zip.ts'
import { textInSlices } from '#api/platform/slices.ts'
import type { Dependencies } from '#api/services.ts'

type House = Pick<Dependencies, 'database' | 'files' | 'jobs' | 'config' | 'now'>

/** OD1: `data.json`, and what they uploaded as it came, as one file; its link is mailed once it is whole. */
export async function packOwnData(
  { userId }: { readonly userId: string },
  { database, files, jobs, config, now }: House,
): Promise<void> {
  const [owner] = await database.read
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      unverifiedSince: users.unverifiedSince,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  if (!owner) return
  const at = now()
  const until = ownDataUntil(at)
  const { data, files: uploads } = await loadOwnData(database.read, owner)
  const file = await receiveZip(files, Number.POSITIVE_INFINITY, async zip => {
    await zip.addStream(Readable.from(textInSlices(tablesOf(data))), 'data.json', { mtime: at })
    for (const [index, { contentId, filename }] of uploads.entries()) {
      const stream = await files.open(originalKey(contentId))
      // What is not there any more is left out, and not a broken file.
      if (!stream) continue
      const name = `uploads/${index + 1}_${filename.replaceAll(/[^\p{L}\p{N}._-]/gu, '_').slice(-80)}`
      // One open file at a time.
      await zip.addStream(stream, name, { mtime: at, compress: false })
    }
  })
  const kept = ownDataFile(userId, until)
  await file.keep(kept)
  // Only one is kept of an account: all that was uploaded is in each.
  for await (const { key } of files.list(ownDataFolder))
    if (isOwnDataOf(path.basename(key), userId) && key !== kept) await files.remove(key)
  const to = { ...owner, ...recipientOf(owner), language: owner.language as Locale }
  const mail = ownDataMail(to, until, config)
  await database.write(tx => jobs.add(tx, 'mail', mail))
}

/** Tables as JSON, a row to a line, as they are read. */
function* tablesOf(data: Readonly<Record<string, unknown>>): Generator<string> {
  let before = '{'
  for (const [name, table] of Object.entries(data)) {
    yield `${before}\n${JSON.stringify(name)}: `
    if (Array.isArray(table)) yield* rowsOf(table)
    else yield JSON.stringify(table)
    before = ','
  }
  yield '\n}'
}

function* rowsOf(rows: readonly unknown[]): Generator<string> {
  yield '['
  for (const [index, row] of rows.entries()) yield `${index === 0 ? '' : ','}\n ${JSON.stringify(row)}`
  yield ']'
}
