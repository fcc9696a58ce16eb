import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini } from 's3mini'
import { Outage } from '#api/platform/outage.ts'

/** Where a bucket is, and who we are there. */
export type S3Place = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The bucket is in the address's path, and not before its host. */
  readonly isPathStyle: boolean
  /** Browsers put what they upload into it by themselves. */
  readonly takesUploads?: boolean
  /** Where anybody reads what is public of it, without a stroke at its end; absent, it is read through us alone. */
  readonly publicUrl?: string | undefined
}

/** Larger files are sent in parts of so many bytes. */
const partBytes = 16 * 1024 * 1024

/** From the second try on, each after the pause before it. */
const pausesMs = [100, 400, 1500]

/** A try that does not answer for so long is given up. */
const patienceMs = 30_000

/** What a store says when it is busy, when two put the same at once, or something of it is being replaced. */
const passing = new Set([409, 429, 500, 502, 503, 504])

export function openS3Client(place: S3Place): S3mini {
  const { accessKeyId, secretAccessKey, region } = place
  return new S3mini({
    accessKeyId,
    secretAccessKey,
    region,
    endpoint: addressOf(place),
    minPartSize: partBytes,
    fetch: fetchAgain,
  })
}

/** What browsers must be allowed to speak to where they put into a bucket. */
export const originOf = (place: S3Place): string => new URL(addressOf(place)).origin

/** The address of a bucket, without a stroke at its end. */
export function addressOf({ endpoint, bucket, isPathStyle }: S3Place): string {
  const url = new URL(endpoint)
  if (isPathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`
  else url.host = `${bucket}.${url.host}`
  return url.href.replace(/\/$/, '')
}

/** All that is asked of a store may be asked again: it is put under the same name, read, or taken away. */
async function fetchAgain(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  for (const pause of pausesMs) {
    const answer = await tryOnce(input, init).catch(() => undefined)
    if (answer && !passing.has(answer.status)) return answer
    await answer?.body?.cancel()
    await sleep(pause)
  }
  return tryOnce(input, init)
}

/** Within its time; what it brings may take longer. */
async function tryOnce(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new Error('the object store does not answer')), patienceMs)
  try {
    return await fetch(input, { ...init, signal: patience.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Whatever a store does not do is an outage of it: another try, or another setting, may succeed. */
export async function inStore<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Outage) throw error
    throw new Outage('the object store', { cause: error })
  }
}
