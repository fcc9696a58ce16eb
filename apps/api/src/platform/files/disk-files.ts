import fs from 'node:fs'
import path from 'node:path'
import { openArrivals } from '#api/platform/files/arrivals.ts'
import { checkKey, type Files, type Listed } from '#api/platform/files/files.ts'
import { bring, bringOnce, onDisk, orUndefined, syncFile } from '#api/platform/files/on-disk.ts'

/** What was on its way when the server was killed is nobody's. */
export function clearIncoming(folder: string): void {
  fs.rmSync(path.join(folder, 'incoming'), { recursive: true, force: true })
}

/** Files below a folder of this machine. */
export function openDiskFiles(folder: string): Files {
  const incoming = path.join(folder, 'incoming')
  const arrivals = openArrivals(incoming)
  const placeOf = (key: string) => path.join(folder, checkKey(key))

  const keep = (file: string, key: string) => onDisk(bring(file, placeOf(key)))
  const keepOnce = (file: string, key: string) => onDisk(bringOnce(file, placeOf(key)))

  /** Undefined when it is not there, as long as the disk is. */
  async function find<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
    const found = await orUndefined(read())
    if (found !== undefined) return found
    await fs.promises.access(incoming)
    // The disk may have been away until now.
    return orUndefined(read())
  }

  async function* list(below: string, after: string): AsyncGenerator<Listed> {
    const place = below === '' ? folder : placeOf(below)
    const entries = (await onDisk(find(() => fs.promises.readdir(place, { withFileTypes: true })))) ?? []
    for (const { key, isFolder } of inOrder(below, entries)) {
      if (isFolder) {
        if (key > after || after.startsWith(key)) yield* list(key.slice(0, -1), after)
      } else if (key > after) {
        const stat = await onDisk(orUndefined(fs.promises.stat(placeOf(key))))
        if (stat) yield { key, bytes: stat.size, changedAt: stat.mtime }
      }
    }
  }

  const writeBy = <Kept>(
    key: string,
    bytes: Uint8Array,
    keepIt: (file: string, key: string) => Promise<Kept>,
  ) =>
    onDisk(
      arrivals.beside(async file => {
        checkKey(key)
        await fs.promises.writeFile(file, bytes, { flush: true })
        return keepIt(file, key)
      }),
    )

  const exists = async (key: string) =>
    (await onDisk(find(() => fs.promises.stat(placeOf(key))))) !== undefined

  return {
    write: (key, bytes) => writeBy(key, bytes, keep),
    writeOnce: (key, bytes) => writeBy(key, bytes, keepOnce),
    receive: (stream, mostBytes) => onDisk(arrivals.receive(stream, mostBytes, keep, keepOnce)),
    read: key => onDisk(find(() => fs.promises.readFile(placeOf(key)))),
    open: async (key, range) => {
      const handle = await onDisk(find(() => fs.promises.open(placeOf(key))))
      return handle?.createReadStream(range && { start: range.first, end: range.last })
    },
    exists,
    withLocalCopy: async (key, work) => ((await exists(key)) ? work(placeOf(key)) : undefined),
    list: (folder = '', after = '') => list(folder, after),
    copy: async (from, to) => {
      const bring = async (file: string) => {
        await fs.promises.copyFile(placeOf(from), file)
        await syncFile(file)
        await keep(file, to)
        return true
      }
      return (await exists(from)) && (await onDisk(arrivals.beside(bring)))
    },
    remove: key => onDisk(fs.promises.rm(placeOf(key), { force: true })),
    removeFolder: key => onDisk(fs.promises.rm(placeOf(key), { force: true, recursive: true })),
    isWritable: arrivals.isWritable,
    addressToPut: null,
  }
}

/**
 * A folder's entries in the order of their keys, a folder's with what follows its name; what is on its way is in no
 * place yet.
 */
function inOrder(below: string, entries: readonly fs.Dirent[]) {
  const keys = entries
    .filter(({ name }) => below !== '' || name !== 'incoming')
    .map(entry => {
      const key = below === '' ? entry.name : `${below}/${entry.name}`
      return entry.isDirectory() ? { key: `${key}/`, isFolder: true } : { key, isFolder: false }
    })
  return keys.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
