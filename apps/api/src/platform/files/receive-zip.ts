import { once } from 'node:events'
import type { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Files, ReceivedFile } from '#api/platform/files/files.ts'

type Options = { readonly mtime: Date; readonly compress?: boolean }

/** An archive that is being written. */
export type Zip = {
  readonly add: (bytes: Uint8Array | string, path: string, options: Options) => void
  /** A file as it is read; when it is in, the next may be opened. */
  readonly addStream: (stream: Readable, path: string, options: Options) => Promise<void>
}

/** Writes an archive as it comes. Whatever fails, of what is put into it or of where it goes, ends it and is thrown. */
export async function receiveZip(
  files: Pick<Files, 'receive'>,
  mostBytes: number,
  fill: (zip: Zip) => Promise<void>,
): Promise<ReceivedFile> {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const received = files.receive(output, mostBytes)
  // It may fail long before it is waited for.
  received.catch(() => {})
  try {
    await fill({
      add: (bytes, path, options) => zip.addBuffer(Buffer.from(bytes as Uint8Array), path, options),
      addStream: async (stream, path, options) => {
        zip.addReadStream(stream, path, options)
        try {
          if (!stream.closed) await Promise.race([once(stream, 'close'), received])
        } finally {
          stream.destroy()
        }
      },
    })
    zip.end()
  } catch (error) {
    output.destroy(error as Error)
  }
  return received
}
