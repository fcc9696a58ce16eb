import path from 'node:path'
import { inArray } from 'drizzle-orm'
import { isOwnDataOver, ownDataFolder } from '#api/accounts/own-data-link.ts'
import { assetVersions, contents, looks, preorderItems, readings, techpackReleases } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { Files } from '#api/platform/files/files.ts'
import { sheetsFolder } from '#api/techpacks/draw-sheet-once.ts'
import { printsFolder } from '#api/techpacks/make-prints.ts'
import { archiveKey, releasesFolder } from '#api/techpacks/pack-release.ts'

/** A file is in its place before its row is; whoever brings one is done by then. */
const patienceMs = 2 * 3_600_000

const mostAtOnce = 1000

const isId = (name: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)

/** What a kill between a file and its row has left: files that no row knows, and those that never arrived whole. */
export async function sweepFiles(tx: Reader, files: Pick<Files, 'list' | 'remove'>, at: Date): Promise<void> {
  const before = new Date(at.getTime() - patienceMs)

  async function sweep(folder: string, findKnown: (names: string[]) => Promise<string[]>): Promise<void> {
    const old = (await files.list(folder)).filter(({ changedAt }) => changedAt < before)
    for (let begin = 0; begin < old.length; begin += mostAtOnce) {
      const names = old.slice(begin, begin + mostAtOnce).map(({ name }) => name)
      const known = new Set(await findKnown(names))
      for (const name of names) if (!known.has(name)) await files.remove(`${folder}/${name}`)
    }
  }

  await sweep('incoming', async () => [])
  await sweep(ownDataFolder, async names => names.filter(name => !isOwnDataOver(name, at)))
  await sweep('artwork', async folders => {
    // Whatever else somebody has put there is not ours.
    const [others, names] = [folders.filter(name => !isId(name)), folders.filter(isId)]
    const ofContents = await tx.select({ id: contents.id }).from(contents).where(inArray(contents.id, names))
    const ofReadings = await tx.select({ id: readings.id }).from(readings).where(inArray(readings.id, names))
    return [...others, ...[...ofContents, ...ofReadings].map(({ id }) => id)]
  })
  await sweep(printsFolder, async names => {
    const found = tx.select({ id: assetVersions.id }).from(assetVersions)
    return (await found.where(inArray(assetVersions.id, names.filter(isId)))).map(({ id }) => id)
  })
  await sweep(sheetsFolder, async names => {
    const found = tx.select({ id: preorderItems.id }).from(preorderItems)
    return (await found.where(inArray(preorderItems.id, names.filter(isId)))).map(({ id }) => id)
  })
  await sweep(releasesFolder, async names => {
    const ids = names.map(name => path.parse(name).name).filter(isId)
    const found = tx.select({ id: techpackReleases.id }).from(techpackReleases)
    return (await found.where(inArray(techpackReleases.id, ids))).map(({ id }) =>
      path.basename(archiveKey(id)),
    )
  })
  for (const { name } of await files.list('pictures')) {
    await sweep(`pictures/${name}`, async names => {
      const found = await tx.select({ key: looks.key }).from(looks).where(inArray(looks.key, names))
      return found.map(({ key }) => key)
    })
  }
}
