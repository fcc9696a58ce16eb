import type dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { guarded } from '#api/platform/guarded.ts'
import { isPublicHost, lookupPublic, NotPublic } from '#api/platform/webhook/public-address.ts'

const patienceMs = 15_000
const mostAnswerBytes = 4096
const mostAnswer = 1000

export type Posting = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The operator allows private addresses, and http. */
  readonly allowsPrivate: boolean
  /** How names are resolved, where it is not as the system does. */
  readonly resolve?: typeof dns.lookup
  /** Milliseconds until no answer is waited for any more. */
  readonly patience?: number
}

export type Posted = {
  /** Null: there was no answer. */
  readonly status: number | null
  /** The beginning of the answer, or why there was none. */
  readonly answer: string
}

/**
 * Posts JSON once and tells what was answered: never thrown. Redirects are answers; of an answer no more is read than its
 * beginning, and of one that does not end no more is waited for than `patience`.
 */
export async function postWebhook(posting: Posting): Promise<Posted> {
  const { url, allowsPrivate, patience = patienceMs } = posting
  const { protocol, hostname } = new URL(url)
  const isOpen = allowsPrivate || (protocol === 'https:' && isPublicHost(hostname) !== false)
  if (!isOpen) return { status: null, answer: reasonOf(new NotPublic()) }
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), patience)
  let status: number | null = null
  let read = Buffer.alloc(0)
  try {
    const response = await answerTo(posting, ending.signal)
    status = response.statusCode ?? null
    for await (const bytes of response) {
      read = Buffer.concat([read, bytes])
      if (read.length >= mostAnswerBytes) break
    }
  } catch (error) {
    if (status === null)
      return { status, answer: ending.signal.aborted ? 'no answer in time' : reasonOf(error) }
  } finally {
    clearTimeout(timer)
  }
  return { status, answer: plainText(read) }
}

function answerTo(
  { url, headers, body, allowsPrivate, resolve }: Posting,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  return new Promise((answered, failed) => {
    const request = (new URL(url).protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Teamloom-Webhooks/1',
        ...headers,
      },
      // A connection of its own: what is kept open would lead where the name once led.
      agent: false,
      signal,
      ...(allowsPrivate ? {} : { lookup: lookupPublic(resolve) }),
    })
    request.on('response', guarded(failed, answered))
    request.on('error', failed)
    request.end(body)
  })
}

/** An answer's text without what a database or a page would stumble over. */
function plainText(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, mostAnswer)
    .toWellFormed()
}

/** Words of our own, or the code of the system: neither paths nor addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof NotPublic) return error.message
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'no answer'
}
