import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type S3mini, S3ServiceError } from 's3mini'
import { type ByteRange, checkKey, type Listed } from '#api/platform/files/files.ts'
import { inStore } from '#api/platform/files/s3-client.ts'
import { Outage } from '#api/platform/outage.ts'

/** How many files a store lists, or takes away, at a time. */
export const mostAtOnce = 1000

/** Signed and sent with the others, whose type knows the names of one store's alone. */
const ifNone = { 'if-none-match': '*' } as Record<`x-amz-${string}`, string>

/** What is asked of a bucket, in its own words; all that it does not do is an outage of it. */
export function openBucket(client: S3mini) {
  /** Undefined when it is not there, as long as the bucket is. */
  async function get(key: string, range?: ByteRange): Promise<Response | undefined> {
    const asked = range
      ? client.getObjectRaw(key, false, range.first, range.last + 1)
      : client.getObjectResponse(key)
    const answer = await inStore(orNull(asked))
    if (!answer) await checkBucket()
    return answer ?? undefined
  }

  async function checkBucket(): Promise<void> {
    if (!(await inStore(client.bucketExists()))) throw new Outage('the bucket of the object store')
  }

  async function open(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const body = (await get(checkKey(key), range))?.body
    return body ? Readable.fromWeb(body as ReadableStream) : undefined
  }

  async function put(key: string, content: Uint8Array | Blob): Promise<void> {
    await inStore(client.putAnyObject(checkKey(key), content))
  }

  /** False where there was one. A store that ignores the condition writes the same again. */
  async function putOnce(key: string, content: Uint8Array | Blob): Promise<boolean> {
    const bytes = content instanceof Blob ? content.size : content.byteLength
    // Stores do not judge the condition of what comes in parts.
    if (bytes > client.minPartSize) {
      if (await inStore(client.objectExists(checkKey(key)))) return false
      await put(key, content)
      return true
    }
    const asked = client.putObject(checkKey(key), content, undefined, undefined, ifNone)
    return (await inStore(orNull(asked, 412))) !== null
  }

  async function* list(below: string, after: string): AsyncGenerator<Listed> {
    const prefix = below === '' ? '' : `${checkKey(below)}/`
    const behind = after > prefix ? { 'start-after': after } : {}
    let token: string | undefined
    do {
      const page = await inStore(client.listObjectsPaged('/', prefix, mostAtOnce, token, behind))
      if (!page) throw new Outage('the bucket of the object store')
      for (const { Key, Size, LastModified } of page.objects ?? [])
        yield { key: Key, bytes: Number(Size), changedAt: new Date(LastModified) }
      token = page.nextContinuationToken
    } while (token)
  }

  async function removeAll(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const removed = await inStore(client.deleteObjects([...keys]))
    if (removed.includes(false)) throw new Outage('the object store keeps what is to be removed')
  }

  async function copy(from: string, to: string): Promise<boolean> {
    const copied = await inStore(orNull(client.copyObject(checkKey(from), checkKey(to))))
    if (!copied) await checkBucket()
    return copied !== null
  }

  return { get, open, put, putOnce, list, copy, removeAll, check: checkBucket }
}

async function orNull<Value>(asked: Promise<Value>, status = 404): Promise<Value | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof S3ServiceError && error.status === status) return null
    throw error
  }
}
