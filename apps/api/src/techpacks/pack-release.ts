import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from '@teamloom/kit/label.ts'
import type { TechpackContent } from '@teamloom/techpack/content.ts'
import { documentData } from '@teamloom/techpack/document-data.ts'
import { zipName } from '@teamloom/techpack/file-names.ts'
import { eq } from 'drizzle-orm'
import QRCode from 'qrcode'
import { techpackReleases, users } from '#api/db/tables.ts'
import type { Dependencies } from '#api/services.ts'
import { drawItem, type GatheredItem } from '#api/techpacks/draw-items.ts'
import { writeArchive } from '#api/techpacks/write-archive.ts'

const template = fs.readFileSync(path.join(import.meta.dirname, 'document/techpack.typ'), 'utf8')

export function archiveKey(releaseId: string): string {
  return `techpacks/releases/${releaseId}.zip`
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
  const tell = (state: 'working' | 'ready' | 'failed', progress: number) =>
    database.read
      .update(techpackReleases)
      .set({ state, progress, changedAt: house.now() })
      .where(eq(techpackReleases.id, releaseId))
  try {
    await pack(row.release, `${row.firstName} ${row.lastName}`, house, progress => tell('working', progress))
    await tell('ready', 100)
  } catch (error) {
    await tell('failed', 0)
    throw error
  }
}

async function pack(
  release: typeof techpackReleases.$inferSelect,
  author: string,
  house: Dependencies,
  tell: (progress: number) => Promise<unknown>,
): Promise<void> {
  await tell(5)
  const content = release.content as TechpackContent
  const locale = release.language as Locale
  const url = `${house.config.publicUrl}/techpack/preorder/${content.preorderId}`
  const qr = await QRCode.toString(url, { type: 'svg', margin: 0 })
  const draw = async (artAsPictures: boolean) => {
    const items: GatheredItem[] = []
    for (const [at, item] of content.items.entries()) {
      items.push(await drawItem(item, at, locale, artAsPictures, house))
      await tell(5 + Math.round((60 * (at + 1)) / content.items.length))
    }
    return items
  }
  const dataOf = (items: readonly GatheredItem[]) =>
    documentData(
      content,
      items.map(({ drawn }) => drawn),
      {
        number: release.number,
        at: release.createdAt,
        author,
        hash: release.hash,
        url,
        locale,
        paper: release.paper as 'a4' | 'letter',
      },
    )
  const typeset = (items: readonly GatheredItem[]) =>
    house.typesetter.typeset({
      main: 'techpack.typ',
      files: {
        'techpack.typ': template,
        'data.json': JSON.stringify(dataOf(items)),
        'qr.svg': qr,
        ...Object.assign({}, ...items.map(({ files }) => files)),
      },
    })
  let items = await draw(false)
  // A drawing that cannot be set is shown as a picture.
  const pdf = await typeset(items).catch(async () => {
    items = await draw(true)
    return typeset(items)
  })
  await tell(80)
  await writeArchive(
    {
      key: archiveKey(release.id),
      name: archiveName(content).replace(/\.zip$/, ''),
      pdf,
      content,
      data: dataOf(items),
      items,
      at: release.createdAt,
    },
    house,
  )
}
