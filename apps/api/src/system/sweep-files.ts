import path from 'node:path'
import { inArray } from 'drizzle-orm'
import { isOwnDataOver, ownDataFolder } from '#api/accounts/own-data-link.ts'
import { assetVersions, contents, looks, preorderItems, readings, techpackReleases } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { Files } from '#api/platform/files/files.ts'
import { sheetsFolder } from '#api/techpacks/draw-sheet-once.ts'
import { machineFolder } from '#api/techpacks/machine/machine-kind.ts'
import { printsFolder } from '#api/techpacks/make-prints.ts'
import { archiveKey, releasesFolder } from '#api/techpacks/pack-release.ts'

/** A file is in its place before its row is; whoever brings one is done by then. */
const patienceMs = 2 * 3_600_000

const mostAtOnce = 1000

const isId = (name: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)

type Swept = Pick<Files, 'list' | 'remove' | 'removeFolder'>

/** What a kill between a file and its row has left: files that no row knows, and those that never arrived whole. */
export async function sweepFiles(tx: Reader, files: Swept, at: Date): Promise<void> {
  const before = new Date(at.getTime() - patienceMs)

  async function sweep(
    folder: string,
    findKnown: (names: string[]) => Promise<string[]>,
    depth = 1,
  ): Promise<void> {
    const removeUnknown = async (old: readonly Entry[]) => {
      const known = new Set(await findKnown(old.map(({ place }) => path.basename(place))))
      for (const { place, isFolder } of old)
        if (!known.has(path.basename(place))) await (isFolder ? files.removeFolder : files.remove)(place)
    }
    let old: Entry[] = []
    for await (const entry of entriesOf(files, folder, depth)) {
      if (entry.changedAt >= before) continue
      old.push(entry)
      if (old.length < mostAtOnce) continue
      await removeUnknown(old)
      old = []
    }
    await removeUnknown(old)
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
  for (const ofItems of [sheetsFolder, machineFolder])
    await sweep(ofItems, async names => {
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
  await sweep(
    'pictures',
    async names => {
      const found = await tx.select({ key: looks.key }).from(looks).where(inArray(looks.key, names))
      return found.map(({ key }) => key)
    },
    2,
  )
}

/** A file so many steps below a folder, or a folder there; when anything of it changed last. */
type Entry = { readonly place: string; readonly isFolder: boolean; readonly changedAt: Date }

async function* entriesOf(files: Pick<Files, 'list'>, folder: string, depth: number): AsyncGenerator<Entry> {
  let entry: Entry | undefined
  const steps = folder.split('/').length + depth
  for await (const { key, changedAt } of files.list(folder)) {
    const parts = key.split('/')
    const place = parts.slice(0, steps).join('/')
    if (entry && entry.place !== place) yield entry
    const since = entry?.place === place && entry.changedAt > changedAt ? entry.changedAt : changedAt
    entry = { place, isFolder: parts.length > steps, changedAt: since }
  }
  if (entry) yield entry
}
