import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkKey, type Files, FileTooBig, type Listed } from '#api/platform/files/files.ts'
import { Outage } from '#api/platform/outage.ts'

/** What was on its way when the server was killed is nobody's. */
export function clearIncoming(folder: string): void {
  fs.rmSync(path.join(folder, 'incoming'), { recursive: true, force: true })
}

/** Files below a folder of this machine. */
export function openDiskFiles(folder: string): Files {
  const incoming = path.join(folder, 'incoming')
  fs.mkdirSync(incoming, { recursive: true })
  const placeOf = (key: string) => path.join(folder, checkKey(key))

  /** Brings a file to where it is kept, and onto the disk; one that cannot be brought is none. */
  async function keep(file: string, key: string): Promise<void> {
    const place = placeOf(key)
    await fs.promises.mkdir(path.dirname(place), { recursive: true })
    await fs.promises.rename(file, place)
    await syncFolder(path.dirname(place))
  }

  /** A file beside the others, for this piece of work; when that fails nothing is left behind. */
  async function beside<Value>(work: (file: string) => Promise<Value>): Promise<Value> {
    const file = path.join(incoming, randomUUID())
    try {
      return await work(file)
    } catch (error) {
      await discard(file)
      throw error
    }
  }

  /** Undefined when it is not there, as long as the disk is. */
  async function find<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
    const found = await orUndefined(read())
    if (found !== undefined) return found
    await fs.promises.access(incoming)
    // The disk may have been away until now.
    return orUndefined(read())
  }

  async function list(folder: string): Promise<readonly Listed[]> {
    const names = (await find(() => fs.promises.readdir(folder))) ?? []
    const found: Listed[] = []
    for (const name of names) {
      const stat = await orUndefined(fs.promises.stat(path.join(folder, name)))
      if (stat) found.push({ name, changedAt: stat.mtime })
    }
    return found
  }

  return {
    write: (key, bytes) =>
      onDisk(
        beside(async file => {
          checkKey(key)
          await fs.promises.writeFile(file, bytes, { flush: true })
          await keep(file, key)
        }),
      ),
    receive: (stream, mostBytes) =>
      onDisk(
        beside(async file => {
          const hash = createHash('sha256')
          let bytes = 0
          const counted = new Transform({
            transform(chunk: Buffer, _, done) {
              bytes += chunk.length
              if (bytes > mostBytes) return done(new FileTooBig())
              hash.update(chunk)
              done(null, chunk)
            },
          })
          await pipeline(stream, counted, fs.createWriteStream(file, { flush: true }))
          return {
            bytes,
            hash: hash.digest('hex'),
            keep: key => onDisk(keep(file, key)),
            discard: () => discard(file),
          }
        }),
      ),
    read: key => onDisk(find(() => fs.promises.readFile(placeOf(key)))),
    open: async key => {
      const handle = await onDisk(find(() => fs.promises.open(placeOf(key))))
      return handle?.createReadStream()
    },
    find: async key => (await onDisk(find(() => fs.promises.stat(placeOf(key))))) && placeOf(key),
    list: folder => onDisk(list(placeOf(folder))),
    remove: key => onDisk(fs.promises.rm(placeOf(key), { force: true, recursive: true })),
    isWritable: async () => {
      const file = path.join(incoming, randomUUID())
      const isWritten = await fs.promises.writeFile(file, Buffer.alloc(4096)).then(
        () => true,
        () => false,
      )
      await discard(file)
      return isWritten
    },
  }
}

/** A disk that does not even do this keeps its file until the next start. */
function discard(file: string): Promise<void> {
  return fs.promises.rm(file, { force: true }).catch(() => undefined)
}

/** A disk that is full, broken, taken away or not to be written; too many files that are open. */
const diskCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'ENODEV',
  'ENXIO',
  'ESTALE',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
])

async function onDisk<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const { code, path: place } = error as NodeJS.ErrnoException
    // The folder that all files begin in is made at the start: without it the disk is not there.
    const isAway =
      code === 'ENOENT' &&
      place !== undefined &&
      [place, path.dirname(place)].some(folder => path.basename(folder) === 'incoming')
    if (isAway || diskCodes.has(code ?? '')) throw new Outage('the disk', { cause: error })
    throw error
  }
}

/** A rename is on disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await fs.promises.open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function orUndefined<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  try {
    return await promise
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
