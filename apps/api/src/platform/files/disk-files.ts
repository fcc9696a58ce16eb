import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkKey, type Files, FileTooBig } from '#api/platform/files/files.ts'

/** What was on its way when the server was killed is nobody's. */
export function clearIncoming(folder: string): void {
  fs.rmSync(path.join(folder, 'incoming'), { recursive: true, force: true })
}

/** Files below a folder of this machine. */
export function openDiskFiles(folder: string): Files {
  const incoming = path.join(folder, 'incoming')
  fs.mkdirSync(incoming, { recursive: true })
  const placeOf = (key: string) => path.join(folder, checkKey(key))
  const temporary = () => path.join(incoming, randomUUID())

  async function keep(file: string, key: string): Promise<void> {
    const place = placeOf(key)
    await fs.promises.mkdir(path.dirname(place), { recursive: true })
    await fs.promises.rename(file, place)
    await syncFolder(path.dirname(place))
  }

  return {
    write: async (key, bytes) => {
      const file = temporary()
      await fs.promises.writeFile(file, bytes, { flush: true })
      await keep(file, key)
    },
    writeStream: async (key, stream, mostBytes) => {
      const file = temporary()
      const hash = createHash('md5')
      let bytes = 0
      const counted = new Transform({
        transform(chunk: Buffer, _, done) {
          bytes += chunk.length
          if (bytes > mostBytes) return done(new FileTooBig())
          hash.update(chunk)
          done(null, chunk)
        },
      })
      try {
        await pipeline(stream, counted, fs.createWriteStream(file, { flush: true }))
      } catch (error) {
        await fs.promises.rm(file, { force: true })
        throw error
      }
      await keep(file, key)
      return { bytes, etag: hash.digest('hex') }
    },
    read: key => orUndefined(fs.promises.readFile(placeOf(key))),
    size: async key => (await orUndefined(fs.promises.stat(placeOf(key))))?.size,
    open: async key => {
      const handle = await orUndefined(fs.promises.open(placeOf(key)))
      return handle?.createReadStream()
    },
    copy: async (from, to) => {
      const file = temporary()
      await fs.promises.copyFile(placeOf(from), file)
      await keep(file, to)
    },
    remove: key => fs.promises.rm(placeOf(key), { force: true, recursive: true }),
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
