import { randomUUID } from 'node:crypto'
import type { Files } from '#api/platform/files/files.ts'

/** Which setting is wrong and how, by the code of what a store answers. */
const wrongByCode: Readonly<Record<string, string>> = {
  NoSuchBucket: 'S3_BUCKET: there is no bucket of this name; make it first',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID: the object store does not know it',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY: is not that of the access key',
  AccessDenied: 'S3_ACCESS_KEY_ID: may not read, write and remove in the bucket; give it the right to',
  AuthorizationHeaderMalformed: 'S3_REGION: is not that of the bucket',
  PermanentRedirect: 'S3_ENDPOINT: the bucket is at another address, that of its region',
  RequestTimeTooSkewed: 'the clocks of this machine and of the object store differ by minutes; set them',
}

/** By the code of a connection that could not be made. */
const awayByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host’s name cannot be looked up now',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted; name its authority in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted; name its authority in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate is not trusted; name its authority in NODE_EXTRA_CA_CERTS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
}

export type StoreFault = {
  readonly line: string
  /** Another try will not help: a setting is wrong. */
  readonly isFinal: boolean
}

const patienceMs = 9000

/**
 * Writes a small file, reads it and takes it away, and asks whether pages of `origin` may put files there where browsers
 * are to; undefined where all of that is well.
 */
export async function checkStore(files: Files, origin: string): Promise<StoreFault | undefined> {
  const key = `probe/${randomUUID()}`
  const bytes = new TextEncoder().encode(key)
  const trying = (async () => {
    await files.write(key, bytes)
    const read = await files.read(key)
    await files.remove(key)
    return read && Buffer.compare(read, bytes) === 0
  })()
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), patienceMs)
  try {
    const found = await Promise.race([trying, late])
    if (found === 'late') return { line: 'S3_ENDPOINT: does not answer in time', isFinal: false }
    if (!found) return { line: 'S3_ENDPOINT: what answers there is no object store', isFinal: true }
    return (await mayBrowsersPut(files, key, origin))
      ? undefined
      : {
          line: `S3_DIRECT_UPLOADS: pages of ${origin} may not put files into the bucket; give it a CORS rule that allows them PUT and any header`,
          isFinal: true,
        }
  } catch (error) {
    return faultOf(error)
  } finally {
    clearTimeout(timer)
    // Nobody waits for it any more.
    trying.catch(() => {})
  }
}

/** What a browser asks before it puts a file into what is not the page's own. */
async function mayBrowsersPut({ addressToPut }: Files, key: string, origin: string): Promise<boolean> {
  if (!addressToPut) return true
  const headers = {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  }
  const answer = await fetch(addressToPut(key, 1, 60), {
    method: 'OPTIONS',
    headers,
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.body?.cancel()
  const allowed = answer.headers.get('access-control-allow-origin')
  return answer.ok && (allowed === '*' || allowed === origin)
}

type Told = {
  readonly code?: unknown
  readonly serviceCode?: unknown
  readonly status?: unknown
  readonly cause?: unknown
}

function faultOf(error: unknown): StoreFault {
  for (let told = error as Told | undefined; told; told = told.cause as Told | undefined) {
    const wrong = wrongByCode[String(told.serviceCode)]
    if (wrong) return { line: wrong, isFinal: true }
    const away = awayByCode[String(told.code)]
    if (away) return { line: `S3_ENDPOINT: ${away}`, isFinal: String(told.code).includes('CERT') }
    if (typeof told.status === 'number' && told.status < 500)
      return { line: `S3_ENDPOINT: what answers there is no object store (${told.status})`, isFinal: true }
  }
  return { line: 'S3_ENDPOINT: does not answer as an object store', isFinal: false }
}
