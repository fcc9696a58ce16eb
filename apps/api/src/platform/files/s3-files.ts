import { createWriteStream, openAsBlob } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { S3mini } from 's3mini'
import { discard, openArrivals } from '#api/platform/files/arrivals.ts'
import { mostAtOnce, openBucket } from '#api/platform/files/bucket.ts'
import { checkKey, type Files } from '#api/platform/files/files.ts'
import { openLocalCopies } from '#api/platform/files/local-copies.ts'
import { inStore, type S3Place } from '#api/platform/files/s3-client.ts'
import { signPut } from '#api/platform/files/sign-put.ts'

/** The most bytes of files that are copied to this machine for other processes. */
const mostCopiedBytes = 2_000_000_000

const sendBy =
  (put: (key: string, content: Blob) => Promise<unknown>) =>
  async (file: string, key: string): Promise<void> => {
    await put(key, await openAsBlob(file))
    await discard(file)
  }

/**
 * Files of a bucket; what is on its way, and copies, lie below a folder of this process alone. `uploads`: where
 * others may put into it; absent, nobody may.
 */
export function openS3Files(client: S3mini, folder: string, uploads?: S3Place): Files {
  const bucket = openBucket(client)
  const arrivals = openArrivals(path.join(folder, 'incoming'))
  const copies = openLocalCopies(path.join(folder, 'copies'), mostCopiedBytes)

  async function put(key: string, content: Uint8Array | Blob): Promise<void> {
    await bucket.put(key, content)
    copies.forget(key)
  }

  async function putOnce(key: string, content: Uint8Array | Blob): Promise<boolean> {
    const isOwn = await bucket.putOnce(key, content)
    copies.forget(key)
    return isOwn
  }

  async function copyTo(file: string, key: string): Promise<boolean> {
    const stream = await bucket.open(key)
    if (stream) await inStore(pipeline(stream, createWriteStream(file)))
    return stream !== undefined
  }

  async function removeAll(keys: readonly string[]): Promise<void> {
    await bucket.removeAll(keys)
    for (const key of keys) copies.forget(key)
  }

  return {
    write: put,
    writeOnce: putOnce,
    receive: (stream, mostBytes) => arrivals.receive(stream, mostBytes, sendBy(put), sendBy(putOnce)),
    read: async key => {
      const answer = await bucket.get(checkKey(key))
      return answer && Buffer.from(await inStore(answer.arrayBuffer()))
    },
    open: bucket.open,
    exists: async key => {
      const isThere = await inStore(client.objectExists(checkKey(key)))
      if (!isThere) await bucket.check()
      return isThere === true
    },
    withLocalCopy: (key, work) => copies.use(key, file => copyTo(file, key), work),
    list: (below = '', after = '') => bucket.list(below, after),
    copy: async (from, to) => {
      const isCopied = await bucket.copy(from, to)
      copies.forget(to)
      return isCopied
    },
    remove: async key => {
      await inStore(client.deleteObject(checkKey(key)))
      copies.forget(key)
    },
    removeFolder: async below => {
      let keys: string[] = []
      for await (const { key } of bucket.list(below, '')) {
        keys.push(key)
        if (keys.length < mostAtOnce) continue
        await removeAll(keys)
        keys = []
      }
      await removeAll(keys)
    },
    isWritable: () => client.bucketExists().catch(() => false),
    addressToPut: uploads
      ? (key, bytes, seconds) => signPut(uploads, checkKey(key), { bytes, seconds, now: new Date() })
      : null,
  }
}
