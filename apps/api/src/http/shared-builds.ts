import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Files } from '#api/platform/files/files.ts'
import { someAtOnce } from '#api/platform/some-at-once.ts'

const assetsFolder = 'builds/assets'
/** Where lists lie of the names of each build's files, written anew at each start of the build. */
const listsFolder = 'builds/lists'

const dayMs = 86_400_000
const atOnce = 8
/** How long it is known which files there are, so that they are not looked for again. */
const knownMs = 1000

/** What a file's name ends in: the file as it is, and as it is sent to whoever takes it packed. */
const forms = ['', '.br', '.gz'] as const

/**
 * A build's files for every process, where they share a store and no folder: a process serves what others have built,
 * later or earlier. `keepAssets` does so on one disk. Names have a hash of their content.
 */
export async function shareAssets(
  webFolder: string,
  files: Pick<Files, 'list' | 'write' | 'read' | 'remove'>,
  now: Date,
  days: number,
): Promise<void> {
  const from = path.join(webFolder, 'assets')
  const own = (await fs.readdir(from).catch(() => [])).toSorted()
  const list = JSON.stringify(own)
  const ownList = `${listsFolder}/${createHash('sha256').update(list).digest('hex')}.json`
  const kept = new Map<string, Date>()
  for await (const { key, changedAt } of files.list(assetsFolder)) kept.set(path.basename(key), changedAt)
  await someAtOnce(
    own.filter(name => !kept.has(name)),
    atOnce,
    async name => files.write(`${assetsFolder}/${name}`, await fs.readFile(path.join(from, name))),
  )
  // Once all of them are there.
  if (own.length > 0) await files.write(ownList, Buffer.from(list))
  const before = new Date(now.getTime() - days * dayMs)
  const isUsed = new Set<string>(own)
  for await (const { key, changedAt } of files.list(listsFolder)) {
    if (key !== ownList && changedAt < before) await files.remove(key)
    else for (const name of readNames(await files.read(key))) isUsed.add(name)
  }
  for (const [name, keptAt] of kept)
    if (!isUsed.has(name) && keptAt < before) await files.remove(`${assetsFolder}/${name}`)
}

function readNames(list: Uint8Array | undefined): readonly string[] {
  return list ? (JSON.parse(Buffer.from(list).toString()) as string[]) : []
}

/** Brings a file of another build into the folder that is served; whether there is one. */
export function openSharedAssets(
  files: Pick<Files, 'list' | 'open'>,
  folder: string,
  now = () => performance.now(),
): (name: string) => Promise<boolean> {
  const target = path.join(folder, 'assets')
  /** By list, as they never change. */
  const lists = new Map<string, readonly string[]>()
  let knownAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    for await (const { key } of files.list(listsFolder)) {
      if (lists.has(key)) continue
      const stream = await files.open(key)
      if (stream) lists.set(key, JSON.parse(await text(stream)) as string[])
    }
    knownAt = now()
  }

  async function bring(name: string): Promise<void> {
    const stream = await files.open(`${assetsFolder}/${name}`)
    if (!stream) return
    const unfinished = path.join(target, `${name}.${randomUUID()}.part`)
    await fs.writeFile(unfinished, stream, { mode: 0o600 })
    await fs.rename(unfinished, path.join(target, name))
  }

  const isKnown = (name: string) => [...lists.values()].some(names => names.includes(name))

  return async name => {
    if (!isKnown(name) && now() - knownAt >= knownMs) {
      looking ??= look().finally(() => {
        looking = undefined
      })
      await looking
    }
    if (!isKnown(name)) return false
    await fs.mkdir(target, { recursive: true })
    for (const form of forms) if (isKnown(name + form)) await bring(name + form)
    return fs.stat(path.join(target, name)).then(
      () => true,
      () => false,
    )
  }
}
