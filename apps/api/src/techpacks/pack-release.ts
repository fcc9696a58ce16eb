import fs from 'node:fs'
import path from 'node:path'
import { phoneForShow } from '@teamloom/commerce/addresses/phone.ts'
import type { Paper } from '@teamloom/commerce/collection/label-sheets.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import type { TechpackContent } from '@teamloom/techpack/content.ts'
import { documentData, type Released } from '@teamloom/techpack/document-data.ts'
import { zipName } from '@teamloom/techpack/file-names.ts'
import { isArchived } from '@teamloom/techpack/item-files.ts'
import { missingOf, unwrittenText } from '@teamloom/techpack/missing.ts'
import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm'
import QRCode from 'qrcode'
import { techpackReleases, users } from '#api/db/tables.ts'
import { guarded } from '#api/platform/guarded.ts'
import { someAtOnce } from '#api/platform/some-at-once.ts'
import { DocumentUnset } from '#api/platform/typesetter/typeset-lane.ts'
import type { Dependencies } from '#api/services.ts'
import { drawItem } from '#api/techpacks/draw-items.ts'
import { onWhite, readPicture } from '#api/techpacks/gather-pictures.ts'
import { typesetRunSheets } from '#api/techpacks/machine/embroidery/typeset-run-sheets.ts'
import type { MadeItem } from '#api/techpacks/made-file.ts'
import { typesetLabels } from '#api/techpacks/people/typeset-labels.ts'
import { progressOf, stepsOfItem } from '#api/techpacks/release-progress.ts'
import { tableItemsOf } from '#api/techpacks/table-items.ts'
import { writeArchive } from '#api/techpacks/write-archive.ts'

const readTemplate = (name: string) =>
  fs.readFileSync(path.join(import.meta.dirname, 'document', name), 'utf8')
const templates = Object.fromEntries(
  ['techpack.typ', 'workshop-pages.typ', 'people-pages.typ'].map(name => [name, readTemplate(name)]),
)

/** Between two signs that a release is being made. */
const aliveMs = 10_000

/** Pictures of one while the next is cut; more would only wait, beyond the pictures that may. */
const itemsAtOnce = 4

export const releasesFolder = 'techpacks/releases'

export function archiveKey(releaseId: string): string {
  return `${releasesFolder}/${releaseId}.zip`
}

/** `techpack_27-0418.zip` */
export function archiveName({ projectNumber, techpackId }: TechpackContent): string {
  return zipName(projectNumber || techpackId)
}

/** Makes a release's document and archive; one that is there already is left as it is. */
export async function packRelease(
  { releaseId }: { readonly releaseId: string },
  house: Dependencies,
): Promise<void> {
  const { database } = house
  const [row] = await database.read
    .select({ release: techpackReleases, firstName: users.firstName, lastName: users.lastName })
    .from(techpackReleases)
    .innerJoin(users, eq(users.id, techpackReleases.userId))
    .where(eq(techpackReleases.id, releaseId))
  if (!row || row.release.state === 'ready') return
  // What is told of later work may be written first: it only grows.
  const tell = (state: 'working' | 'ready' | 'failed', progress: number, missing: readonly Label[] = []) =>
    database.alone
      .update(techpackReleases)
      .set({
        state,
        progress: sql`greatest(${techpackReleases.progress}, ${progress})`,
        missing,
        changedAt: house.now(),
      })
      .where(
        and(
          eq(techpackReleases.id, releaseId),
          // A sign of life that was on its way when it was done.
          state === 'working' ? ne(techpackReleases.state, 'ready') : undefined,
        ),
      )
  let told = 0
  const work = (progress: number) => {
    told = Math.max(told, progress)
    return tell('working', told)
  }
  // A cold item may take longer than anybody waits before it is begun again; a sign that is lost has one after it.
  const alive = setInterval(
    guarded(
      () => {},
      async () => {
        await work(told)
      },
    ),
    aliveMs,
  )
  try {
    const author = `${row.firstName} ${row.lastName}`
    const missing = await pack(row.release, author, house, work).finally(() => clearInterval(alive))
    await tell('ready', 100, missing)
  } catch (error) {
    await tell('failed', 0)
    throw error
  }
}

/** Front and back of what looks otherwise than in the release before it. */
async function readChanged(content: TechpackContent, house: Dependencies) {
  const files: Record<string, Uint8Array> = {}
  const names: Record<string, { before: (string | null)[]; after: (string | null)[] }> = {}
  for (const { id, lookKey } of content.differences) {
    const item = content.items.find(each => each.id === id)
    if (!item || !lookKey) continue
    const found = { before: [] as (string | null)[], after: [] as (string | null)[] }
    for (const side of (['front', 'back'] as const).filter(each => item.sides.includes(each)))
      for (const [when, key] of [
        ['before', lookKey],
        ['after', item.lookKey],
      ] as const) {
        const picture = await readPicture({ lookKey: key }, side, house)
        const name = picture ? `${when}-${id}-${side}.jpg` : null
        if (picture && name) files[name] = await onWhite(picture, { lookKey: key }, side, house)
        found[when].push(name)
      }
    names[id] = found
  }
  return { files, names }
}

/** TP39: this one and those before it, newest first; its languages and papers are one. */
async function readLog(
  { techpackId, number }: typeof techpackReleases.$inferSelect,
  { database }: Dependencies,
): Promise<Released['log']> {
  const rows = await database.read
    .select({
      number: techpackReleases.number,
      at: techpackReleases.createdAt,
      reason: techpackReleases.reason,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(techpackReleases)
    .innerJoin(users, eq(users.id, techpackReleases.userId))
    .where(and(eq(techpackReleases.techpackId, techpackId), lte(techpackReleases.number, number)))
    .orderBy(desc(techpackReleases.number), asc(techpackReleases.createdAt))
  return rows
    .filter(({ number: each }, i) => each !== rows[i - 1]?.number)
    .map(({ firstName, lastName, ...row }) => ({ ...row, author: `${firstName} ${lastName}` }))
}

/** A phone's extension in the reader's language; of older releases it is among the lines. */
function withPhones(content: TechpackContent, locale: Locale): TechpackContent {
  const { shipTo = [], shipToPhone } = content
  return {
    ...content,
    shipTo: shipTo.map(line => phoneForShow(line, locale)),
    ...(shipToPhone ? { shipToPhone: phoneForShow(shipToPhone, locale) } : {}),
  }
}

/** Null of one that only this machine, or nobody by a safe way, gets to. */
export function publicAddress(origin: string, path: string): string | null {
  const { protocol, hostname } = new URL(origin)
  const isHere = /^(localhost|.*\.localhost|127\..*|\[::1?\]|0\.0\.0\.0)$/.test(hostname)
  return protocol === 'https:' && !isHere ? origin + path : null
}

/** What the document reads, by name. */
function shownFilesOf(items: readonly MadeItem[]): Record<string, Uint8Array | string> {
  return Object.fromEntries(
    items.flatMap(({ files }) =>
      files.flatMap(file =>
        isArchived(file) || typeof file.bytes === 'function' ? [] : [[file.name, file.bytes] as const],
      ),
    ),
  )
}

/** With their places: what is read and prepared of a product is ready for its next. */
function byProduct({ items }: TechpackContent) {
  const placed = items.map((item, at) => ({ item, at }))
  return [...Map.groupBy(placed, ({ item }) => `${item.family} ${item.product}`).values()].flat()
}

/** Answers what should be in it and is not. */
async function pack(
  release: typeof techpackReleases.$inferSelect,
  author: string,
  house: Dependencies,
  tell: (progress: number) => Promise<unknown>,
): Promise<readonly Label[]> {
  await tell(5)
  const content = release.content as TechpackContent
  const locale = release.language as Locale
  const paper = release.paper as Paper
  const url = publicAddress(house.config.publicUrl, `/techpack/preorder/${content.preorderId}`)
  const qr = url === null ? null : await QRCode.toString(url, { type: 'svg', margin: 0 })
  const draw = async (artAsPictures: boolean) => {
    const advance = progressOf(content, tell)
    const drawn: MadeItem[] = []
    await someAtOnce(byProduct(content), itemsAtOnce, async ({ item, at }) => {
      const onLine = () => advance(1)
      drawn[at] = await drawItem({ content, item, at, locale, artAsPictures, onLine }, house)
      await advance(stepsOfItem)
    })
    return drawn
  }
  const changed = await readChanged(content, house)
  const log = await readLog(release, house)
  const dataOf = (items: readonly MadeItem[], unwritten: readonly string[]) =>
    documentData(withPhones(content, locale), items, {
      number: release.number,
      at: release.createdAt,
      author,
      hash: release.hash,
      url,
      locale,
      paper,
      log,
      changedPictures: changed.names,
      unwritten,
    })
  const holder = { team: release.userId, account: release.userId }
  const typeset = (items: readonly MadeItem[], unwritten: readonly string[] = []) => {
    const files = {
      ...templates,
      'data.json': JSON.stringify(dataOf(items, unwritten)),
      ...(qr === null ? {} : { 'qr.svg': qr }),
      ...shownFilesOf(items),
      ...changed.files,
    }
    return house.typesetter.typeset({ main: 'techpack.typ', files }, holder)
  }
  // It begins while the items are drawn.
  house.typesetter.warm()
  let items: readonly MadeItem[] = await draw(false)
  // A drawing that cannot be set is shown as a picture.
  const { unwritten, ...first } = await typeset(items).catch(async (error: unknown) => {
    if (!(error instanceof DocumentUnset)) throw error
    items = await draw(true)
    return typeset(items)
  })
  // It says so at its end, which is known only now.
  const { pdf } = unwritten.length > 0 ? await typeset(items, unwritten) : first
  await tell(80)
  const made = tableItemsOf(content, items)
  const labels = await typesetLabels(made, { content, locale, paper }, holder, house)
  const sewn = content.items.flatMap((item, at) => (items[at] ? [{ item, drawn: items[at] }] : []))
  const runSheets = await typesetRunSheets(sewn, { content, locale, paper }, holder, house)
  await writeArchive(
    {
      key: archiveKey(release.id),
      name: archiveName(content).replace(/\.zip$/, ''),
      pdf,
      sheets: { ...labels, ...runSheets },
      content,
      data: dataOf(items, unwritten),
      items,
      log,
      at: release.createdAt,
    },
    house,
  )
  return [
    ...made.flatMap(({ item, drawn }) => missingOf(item, drawn)),
    ...(unwritten.length > 0 ? [unwrittenText(unwritten)] : []),
  ]
}
