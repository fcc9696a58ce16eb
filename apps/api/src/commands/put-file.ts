import type { Readable } from 'node:stream'
import type { Files } from '#api/platform/files/files.ts'

/** Keeps what comes under its key, however long it is; answers the hash of it. What did not come whole is not kept. */
export async function putFile(files: Files, key: string, stream: Readable): Promise<string> {
  const received = await files.receive(stream, Number.POSITIVE_INFINITY)
  await received.keep(key).catch(async (error: unknown) => {
    await received.discard()
    throw error
  })
  return received.hash
}
