import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileTooBig, type ReceivedFile } from '#api/platform/files/files.ts'

/** Brings a file to where it is kept. */
type Keep = (file: string, key: string) => Promise<unknown>

export type Arrivals = {
  /** Does a piece of work with a file of its own that is not there yet; when it fails nothing is left behind. */
  readonly beside: <Value>(work: (file: string) => Promise<Value>) => Promise<Value>
  /** On disk when it answers. Throws `FileTooBig` past the most. */
  readonly receive: (stream: Readable, mostBytes: number, keep: Keep, keepOnce: Keep) => Promise<ReceivedFile>
  /** Whether a file could be written now. */
  readonly isWritable: () => Promise<boolean>
}

/** What is on its way, in a folder of this machine. */
export function openArrivals(folder: string): Arrivals {
  fs.mkdirSync(folder, { recursive: true })

  async function beside<Value>(work: (file: string) => Promise<Value>): Promise<Value> {
    const file = path.join(folder, randomUUID())
    try {
      return await work(file)
    } catch (error) {
      await discard(file)
      throw error
    }
  }

  return {
    beside,
    receive: (stream, mostBytes, keep, keepOnce) =>
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
          keep: async key => void (await keep(file, key)),
          keepOnce: async key => void (await keepOnce(file, key)),
          discard: () => discard(file),
        }
      }),
    isWritable: async () => {
      const file = path.join(folder, randomUUID())
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
export function discard(file: string): Promise<void> {
  return fs.promises.rm(file, { force: true }).catch(() => undefined)
}
